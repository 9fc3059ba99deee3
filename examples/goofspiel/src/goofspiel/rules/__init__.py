"""The rules of Goofspiel, compiled. They know the engine, NumPy and nothing else."""
