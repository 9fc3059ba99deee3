"""The page in a real browser, on a real server."""

__all__ = ["Guest", "begin", "play_to_the_end"]
