// A process that lives, and never says that it can begin.
process.on('message', () => undefined);
