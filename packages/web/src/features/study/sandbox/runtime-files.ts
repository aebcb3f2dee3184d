/* oxlint-disable import/default -- an address of a file is made by Vite */
import type { RunLanguage } from '@ykd/application/course';
import { info } from 'pyodide/pyodide-lock.json';
import runtime from 'pyodide/pyodide.asm.mjs?url';
import wasm from 'pyodide/pyodide.asm.wasm?url';
import loader from 'pyodide/pyodide.mjs?url';
import stdlib from 'pyodide/python_stdlib.zip?url';
import consoleFormat from './console-format.js?url';
import javascriptWorker from './javascript-worker.js?url';
import pythonWorker from './python-worker.js?url';
import workerBase from './worker-base.js?url';

/** What the sandbox needs for a language: it has no network to get it from. */
interface RuntimeFiles {
  /** Whether the next worker is made before there is a program for it, because it takes long. */
  readonly bootsAhead: boolean;
  /** The parts of the worker's script. */
  readonly worker: readonly Blob[];
  readonly modules: Readonly<Record<string, Blob>>;
  readonly wasm?: ArrayBuffer;
  readonly data: object;
}

/** Loads the files of a language from this site. */
export const loadRuntime = async (
  language: RunLanguage,
  fetch: typeof globalThis.fetch,
): Promise<RuntimeFiles> => {
  const get = async (url: string): Promise<Response> => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response;
  };
  const blob = async (url: string) => (await get(url)).blob();
  const bytes = async (url: string) => (await get(url)).arrayBuffer();
  if (language === 'javascript') {
    const worker = await Promise.all([workerBase, consoleFormat, javascriptWorker].map(blob));
    return { bootsAhead: false, worker, modules: {}, data: {} };
  }
  const [worker, loaderBlob, runtimeBlob, wasmBytes, stdlibBytes] = await Promise.all([
    Promise.all([workerBase, pythonWorker].map(blob)),
    blob(loader),
    blob(runtime),
    bytes(wasm),
    bytes(stdlib),
  ]);
  return {
    bootsAhead: true,
    worker,
    modules: { loader: loaderBlob, runtime: runtimeBlob },
    wasm: wasmBytes,
    data: { stdlib: stdlibBytes, info },
  };
};
