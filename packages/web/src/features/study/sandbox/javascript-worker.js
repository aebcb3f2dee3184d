// Runs one JavaScript program as a classic script: what it declares at the top is in the scope of the check behind it.

const load = self.importScripts.bind(self);
const urlOf = (source) => URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));

/** Timers that the program still waits for. */
const alive = new Set();
let settle = () => undefined;

const follow = (make, cancel, isOnce) => [
  (action, ms, ...args) => {
    const id = make(() => {
      if (isOnce) alive.delete(id);
      try {
        if (typeof action === 'function') action(...args);
      } finally {
        settle();
      }
    }, ms);
    alive.add(id);
    return id;
  },
  (id) => {
    alive.delete(id);
    cancel(id);
  },
];

[self.setTimeout, self.clearTimeout] = follow(later, self.clearTimeout.bind(self), true);
[self.setInterval, self.clearInterval] = follow(
  self.setInterval.bind(self),
  self.clearInterval.bind(self),
  false,
);

const runProgram = ({ code, check, outputMax }, port) => {
  const report = createReport(port, outputMax);
  const program = urlOf(code);
  const checker = check === undefined ? undefined : urlOf(check);
  let phase = 'program';
  let isOver = false;

  const named = (text) => {
    const shown = text.replaceAll(program, 'main.js');
    return checker === undefined ? shown : shown.replaceAll(checker, 'check.js');
  };

  const fail = (error, message, line) => {
    if (isOver) return;
    isOver = true;
    const isError = error instanceof Error;
    report.failed({
      phase,
      name: isError ? String(error.name) : 'Error',
      message: isError ? String(error.message) : message,
      trace: named(isError ? String(error.stack) : message),
      ...(line > 0 ? { line } : {}),
    });
  };

  const finish = () => {
    if (isOver || alive.size > 0) return;
    if (phase === 'program' && checker !== undefined) {
      phase = 'check';
      later(settle, 0);
      load(checker);
      return;
    }
    isOver = true;
    report.finished();
  };
  // What was promised goes first, and the word of a promise that failed.
  settle = () => later(() => later(finish, 0), 0);

  self.addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.error, event.message, event.filename === program ? event.lineno : 0);
  });
  self.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason, `Uncaught ${String(event.reason)}`, 0);
  });
  self.console = createConsole(report.output);

  lockDown();
  report.started();
  settle();
  // Nothing catches what it throws: only the error event knows the line of a syntax error.
  load(program);
};

let isSetUp = false;
self.addEventListener('message', (event) => {
  // The first message comes from the page that made the worker, the second one is the program.
  if (isSetUp && event.ports.length === 1) runProgram(event.data, event.ports[0]);
  isSetUp = true;
});
