// Runs one Python program by Pyodide. Everything comes by message: there is no network to fetch from.

/** More than this a program does not get: a MemoryError is better than a browser that stands still. */
const MEMORY_MAX = 512 * 1024 * 1024;
const PAGE_BYTES = 65_536;
/** Where Pyodide believes its files to be. Nothing is ever asked for there. */
const NOWHERE = 'https://sandbox.invalid/';
const FLUSH = `import sys
def flush():
    sys.stdout.flush()
    sys.stderr.flush()`;

const limitMemory = () => {
  const { prototype } = WebAssembly.Memory;
  const grow = prototype.grow;
  prototype.grow = function growWithin(pages) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > MEMORY_MAX) throw new RangeError('memory');
    return grow.call(this, pages);
  };
};

const boot = async ({ modules, wasm, stdlib, info }) => {
  limitMemory();
  // Pyodide runs in workers of modules, and takes one without this for such a one.
  delete self.importScripts;
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(modules.loader),
    import(modules.runtime),
  ]);
  // It asks for two files, and gets what is already here.
  self.fetch = () => Promise.resolve(new Response(stdlib));
  WebAssembly.instantiateStreaming = async (_response, imports) => ({
    instance: await WebAssembly.instantiate(wasm, imports),
    module: wasm,
  });
  const pyodide = await loadPyodide({
    indexURL: NOWHERE,
    packageBaseUrl: NOWHERE,
    lockFileContents: { info, packages: {} },
    createPyodideModule,
    // No line ever comes: input() says that it is at the end.
    stdin: () => null,
  });
  lockDown();
  // In names of its own, of which the program sees nothing.
  const globals = pyodide.toPy({ __name__: 'sandbox' });
  pyodide.runPython(FLUSH, { globals });
  return { pyodide, flush: () => pyodide.runPython('flush()', { globals }) };
};

const writer = (report, stream) => {
  const decoder = new TextDecoder();
  return {
    isatty: true,
    write: (bytes) => {
      report.output(stream, decoder.decode(bytes, { stream: true }));
      return bytes.length;
    },
  };
};

const run = async ({ pyodide, flush }, { code, check }, report) => {
  pyodide.setStdout(writer(report, 'stdout'));
  pyodide.setStderr(writer(report, 'stderr'));
  const globals = pyodide.toPy({ __name__: '__main__' });
  report.started();
  let phase = 'program';
  try {
    await pyodide.runPythonAsync(code, { globals, filename: 'main.py' });
    flush();
    phase = 'check';
    if (check !== undefined) await pyodide.runPythonAsync(check, { globals, filename: 'check.py' });
  } catch (error) {
    if (error.type !== 'SystemExit' || phase === 'check') {
      const trace = String(error.message).trimEnd();
      report.failed({
        phase,
        name: String(error.type ?? error.name),
        message: trace.split('\n').at(-1),
        trace,
      });
      return;
    }
  }
  report.finished();
};

let booted;
self.addEventListener('message', async ({ data, ports }) => {
  // The first message comes from the page that made the worker, the second one is the program.
  if (booted === undefined) {
    booted = boot(data);
    // Whoever runs a program hears of it.
    booted.catch(() => undefined);
    return;
  }
  const report = createReport(ports[0], data.outputMax);
  try {
    await run(await booted, data, report);
  } catch {
    report.broken();
  }
});
