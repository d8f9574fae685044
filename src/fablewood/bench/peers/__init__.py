"""Worker scripts that time other game libraries, each run by the Python of that library's own environment."""
