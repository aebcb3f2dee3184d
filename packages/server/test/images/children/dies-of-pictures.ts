// Run as a process: says that it can begin, and dies of whatever it is asked.
process.on('message', () => process.exit(1));
process.send?.('ready');
