import { CODE_LOAD_MS } from '@ykd/adapters-ui/stores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSandbox } from '../src/features/study/sandbox/sandbox-frame';

/** A document whose frames are sandboxes that answer, or empty pages. */
const fakeDocument = (...answers: readonly (string | undefined)[]) => {
  const left = [...answers];
  const attributes = new Map<string, string>();
  let open = 0;
  const createElement = () => {
    const answer = left.shift();
    open += 1;
    return {
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      addEventListener: (_name: string, loaded: () => void) => loaded(),
      remove: () => {
        open -= 1;
      },
      contentWindow: {
        postMessage: (_message: object, _origin: string, [port]: readonly MessagePort[]) => {
          if (answer !== undefined) port?.postMessage(answer);
        },
      },
    };
  };
  const document = { createElement, body: { append: () => undefined } } as unknown as Document;
  return { document, attributes, opened: () => answers.length - left.length, open: () => open };
};

const online = () => Promise.resolve(new Response('x'));
const offline = () => Promise.reject(new TypeError('no network'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('may run scripts and nothing else: it is no page of this site', async () => {
  const { document, attributes } = fakeDocument('prepared');
  await createSandbox(document, online)('javascript');
  expect(attributes.get('sandbox')).toBe('allow-scripts');
});

it('is opened once for all languages', async () => {
  const { document, opened } = fakeDocument('prepared');
  const prepare = createSandbox(document, online);
  expect(await prepare('python')).toBe(await prepare('python'));
  await prepare('javascript');
  expect(opened()).toBe(1);
});

it('gives up a page that never answers, and opens another for the next run', async () => {
  const { document, opened, open } = fakeDocument(undefined, 'prepared');
  const prepare = createSandbox(document, online);
  const first = prepare('python').then(
    () => 'ready',
    () => 'failed',
  );
  expect(prepare('python')).toBe(prepare('python'));
  await vi.advanceTimersByTimeAsync(CODE_LOAD_MS);
  expect(await first).toBe('failed');
  expect(open()).toBe(0);
  await prepare('python');
  expect([opened(), open()]).toEqual([2, 1]);
});

it('opens another page when there is a connection again', async () => {
  const { document, open } = fakeDocument(undefined, 'prepared');
  const fetch = vi.fn<typeof globalThis.fetch>().mockImplementation(offline);
  const prepare = createSandbox(document, fetch);
  await expect(prepare('python')).rejects.toThrow('no network');
  fetch.mockImplementation(online);
  await prepare('python');
  expect(open()).toBe(1);
});

it('keeps what is there when a further language fails', async () => {
  const { document, opened } = fakeDocument('prepared');
  const fetch = vi.fn<typeof globalThis.fetch>().mockImplementation(online);
  const prepare = createSandbox(document, fetch);
  const python = await prepare('python');
  fetch.mockImplementation(offline);
  await expect(prepare('javascript')).rejects.toThrow('no network');
  expect(await prepare('python')).toBe(python);
  fetch.mockImplementation(online);
  await prepare('javascript');
  expect(opened()).toBe(1);
});
