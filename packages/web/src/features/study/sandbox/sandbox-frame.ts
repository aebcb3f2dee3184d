import { CODE_LOAD_MS } from '@ykd/adapters-ui/stores';
import type { RunLanguage } from '@ykd/application/course';
import { defer, firstValueFrom, timeout } from 'rxjs';
import { run as messages } from '../messages/zh-CN/run';
import { loadRuntime } from './runtime-files';

const SANDBOX_PAGE = '/sandbox/index.html';

/** Says something to the page that programs run under, with a port that it answers by. */
export type TellSandbox = (message: object, port?: MessagePort) => void;

/** Brings a language into the sandbox, once; after a failure, the next call tries again. */
export type PrepareLanguage = (language: RunLanguage) => Promise<TellSandbox>;

const addFrame = async (document: Document): Promise<HTMLIFrameElement> => {
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
  return frame;
};

/** The sandbox, which is put into the page for the first language. */
export const createSandbox = (document: Document, fetch: typeof globalThis.fetch): PrepareLanguage => {
  let opened: Promise<HTMLIFrameElement> | undefined;
  const prepared = new Map<RunLanguage, Promise<TellSandbox>>();

  const bring = async (language: RunLanguage): Promise<TellSandbox> => {
    const frame = await (opened ??= addFrame(document));
    // Its origin is opaque and cannot be named; nothing that is said is secret.
    const tell: TellSandbox = (message, port) =>
      frame.contentWindow?.postMessage(message, '*', port ? [port] : []);
    const files = await loadRuntime(language, fetch);
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<unknown>((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
      port1.start();
    });
    tell({ kind: 'prepare', language, ...files }, port2);
    if ((await answer) !== 'prepared') throw new Error(`${language} does not start here`);
    return tell;
  };

  const giveUp = (language: RunLanguage): void => {
    prepared.delete(language);
    if (prepared.size > 0) return;
    // A page that has never answered is perhaps none: without a connection it is empty, and silent.
    void opened?.then((frame) => frame.remove());
    opened = undefined;
  };

  return (language) => {
    const present = prepared.get(language);
    if (present !== undefined) return present;
    const made = firstValueFrom(defer(() => bring(language)).pipe(timeout(CODE_LOAD_MS)));
    prepared.set(language, made);
    made.catch(() => giveUp(language));
    return made;
  };
};
