// Loaded into a program before its own code: when the process that started it vanishes without a word (SIGKILL), the
// program is asked to stop, and is ended when it does not.
process.channel?.unref();
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 3000).unref();
});
