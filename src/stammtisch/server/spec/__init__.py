"""The wire described for others: JSON Schema, OpenAPI and the TypeScript types of the page."""
