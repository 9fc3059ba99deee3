"""The games as other libraries know environments. Each module needs its library, which is in the extra `lab`."""
