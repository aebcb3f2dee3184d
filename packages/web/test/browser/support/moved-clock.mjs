// Loaded into the server before anything else: moves its clock on when the test says so, instead of waiting.
const real = Date.now;
let movedMs = 0;
Date.now = () => real() + movedMs;
process.on('message', (ms) => {
  if (typeof ms !== 'number') return;
  movedMs += ms;
  process.send?.('moved');
});
// The test's line to the server must not keep it from ending.
process.channel?.unref();
