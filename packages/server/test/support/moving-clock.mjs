// Loaded into the server under test before everything else: its clock is moved by whoever started it, and what it does
// every so often it does far more often.
const FASTER = 40;

const { now } = Date;
let ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
Date.now = () => now() + ahead;
process.on('message', (to) => {
  ahead = to;
  process.send(to);
});
process.channel?.unref();
// Nobody is left to end it.
process.on('disconnect', () => process.exit());

const { setInterval: every } = globalThis;
globalThis.setInterval = (work, delay, ...rest) => every(work, delay / FASTER, ...rest);
