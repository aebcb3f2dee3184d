// Run as a process: ends before it says that it can begin.
process.exit(1);
