"""What lives in this process: tables in memory, the bots that think, clocks, other processes, compilation."""
