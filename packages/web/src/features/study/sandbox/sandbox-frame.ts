import type { RunLanguage } from '@ykd/application';
import { run as messages } from '../../../messages/zh-CN/run';
import { loadRuntime } from './runtime-files';

const SANDBOX_PAGE = '/sandbox/index.html';

/** The page that programs run under. */
export interface SandboxFrame {
  /** Says something to it, with a port that it answers by. */
  tell(message: object, port?: MessagePort): void;
  /** Brings a language in, once. */
  prepare(language: RunLanguage): Promise<void>;
}

const addFrame = async (document: Document): Promise<Window> => {
  const frame = document.createElement('iframe');
  // Scripts and nothing else: above all not the origin of this site.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = messages.sandbox;
  frame.hidden = true;
  frame.src = SANDBOX_PAGE;
  const loaded = new Promise<void>((resolve) =>
    frame.addEventListener('load', () => resolve(), { once: true }),
  );
  document.body.append(frame);
  await loaded;
  const page = frame.contentWindow;
  if (page === null) throw new Error('the sandbox is gone');
  return page;
};

/** Puts the sandbox into the page. */
export const openSandbox = async (
  document: Document,
  fetch: typeof globalThis.fetch,
): Promise<SandboxFrame> => {
  const page = await addFrame(document);
  // Its origin is opaque and cannot be named; nothing that is said is secret.
  const tell: SandboxFrame['tell'] = (message, port) => page.postMessage(message, '*', port ? [port] : []);
  const prepared = new Map<RunLanguage, Promise<void>>();

  const bring = async (language: RunLanguage): Promise<void> => {
    const files = await loadRuntime(language, fetch);
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<unknown>((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
      port1.start();
    });
    tell({ kind: 'prepare', language, ...files }, port2);
    if ((await answer) !== 'prepared') throw new Error(`${language} does not start here`);
  };

  return {
    tell,
    prepare: (language) => {
      const present = prepared.get(language);
      if (present !== undefined) return present;
      const made = bring(language);
      prepared.set(language, made);
      // A failure is tried again with the next run.
      made.catch(() => prepared.delete(language));
      return made;
    },
  };
};
