"""The coach: every decision of a finished match judged by what its player knew, and luck and skill apart.

`document` says what a review holds, `review` makes one. Nothing is imported here, as in `bots`.
"""
