// Stands before the worker of each language, inside one function: programs cannot reach what is in here.
/* oxlint-disable no-unused-vars -- the parts of a worker are put together by the sandbox */

/** Up to here each piece of output leaves at once, so that it is seen even if the program hangs; then they go in batches. */
const PROMPT_MESSAGES = 100;
const BATCH_MS = 50;
const BATCH_LENGTH = 4096;

const later = self.setTimeout.bind(self);
const now = performance.now.bind(performance);

/** The way to the app. A program that changes the prototypes does not get hold of the port. */
const createReport = (port, outputMax) => {
  const post = port.postMessage.bind(port);
  let room = outputMax + 1;
  let messages = 0;
  let last = 0;
  let parts = [];
  let length = 0;
  let isTimed = false;

  const flush = () => {
    if (length === 0) return;
    const sent = parts;
    parts = [];
    length = 0;
    messages += 1;
    last = now();
    post({ kind: 'output', parts: sent });
  };
  const flushLater = () => {
    if (isTimed) return;
    isTimed = true;
    later(() => {
      isTimed = false;
      flush();
    }, BATCH_MS);
  };

  return {
    started: () => post({ kind: 'started' }),
    output: (stream, whole) => {
      const text = whole.slice(0, room);
      room -= text.length;
      if (text === '') return;
      const before = parts[parts.length - 1];
      if (before?.stream === stream) before.text += text;
      else parts[parts.length] = { stream, text };
      length += text.length;
      const isDue = now() - last >= BATCH_MS || length >= BATCH_LENGTH;
      // Behind the last piece nothing comes that would bring it along.
      if (messages < PROMPT_MESSAGES || isDue || room === 0) flush();
      else flushLater();
    },
    finished: () => {
      flush();
      post({ kind: 'finished' });
    },
    failed: (failure) => {
      flush();
      post({ kind: 'failed', ...failure });
    },
    broken: () => post({ kind: 'broken' }),
  };
};

/** What a program has no use for. The policy of the page forbids the network anyway; this says so at once. */
const REMOVED = [
  'postMessage', 'close', 'importScripts', 'Worker', 'SharedWorker', 'MessageChannel', 'BroadcastChannel', 'fetch',
  'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'WebTransport', 'EventSource', 'indexedDB', 'caches',
]; // prettier-ignore

const lockDown = () => {
  for (const name of REMOVED) {
    for (let owner = self; owner !== null; owner = Object.getPrototypeOf(owner)) delete owner[name];
  }
};
