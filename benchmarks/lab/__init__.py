"""The lab side by side with other libraries."""
