import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';

const PAGE = readFileSync(new URL('../public/sandbox/index.html', import.meta.url), 'utf8');
const SCRIPT = /<script>([^]*?)<\/script>/.exec(PAGE)?.[1] ?? '';

/** A worker that was made, with what it was told. */
interface MadeWorker {
  readonly told: readonly unknown[];
  readonly isEnded: boolean;
}

/** The page of the sandbox with workers that do nothing. */
const openPage = () => {
  const workers: MadeWorker[] = [];
  class FakeWorker implements MadeWorker {
    readonly told: unknown[] = [];
    isEnded = false;
    constructor() {
      workers.push(this);
    }
    postMessage(message: unknown): void {
      this.told.push(message);
    }
    terminate(): void {
      this.isEnded = true;
    }
  }
  const parent = {};
  const location = { origin: 'https://app.example' };
  let hear: (event: object) => void = () => undefined;
  const listen = (_name: string, listener: typeof hear) => {
    hear = listener;
  };
  new Function('Worker', 'parent', 'location', 'addEventListener', SCRIPT)(
    FakeWorker,
    parent,
    location,
    listen,
  );
  const tell = (data: object, port?: object, from: object = {}): void =>
    hear({ source: parent, origin: location.origin, data, ports: port === undefined ? [] : [port], ...from });
  return {
    workers,
    tell,
    alive: () => workers.filter(({ isEnded }) => !isEnded),
    prepare: (language: string, bootsAhead: boolean) =>
      new Promise((resolve) => {
        const files = { worker: ['//'], modules: {}, data: { setup: language } };
        tell({ kind: 'prepare', language, bootsAhead, ...files }, { postMessage: resolve });
      }),
    run: (language: string, task: string) => tell({ kind: 'run', language, task }, {}),
  };
};

let page: ReturnType<typeof openPage>;
beforeEach(async () => {
  page = openPage();
  expect(await page.prepare('python', true)).toBe('prepared');
  expect(await page.prepare('javascript', false)).toBe('prepared');
});

const setup = (language: string) => expect.objectContaining({ setup: language }) as unknown;

describe('the page that programs run under', () => {
  it('makes no worker before there is a program', () => {
    expect(page.workers).toEqual([]);
  });

  it.each(['python', 'javascript'])('gives each %s program a worker that ran no other', (language) => {
    for (const task of ['a', 'b', 'c']) {
      page.run(language, task);
      page.tell({ kind: 'stop' });
    }
    const programs = page.workers.map(({ told }) => told.slice(1)).filter((tasks) => tasks.length > 0);
    expect(programs).toEqual([['a'], ['b'], ['c']]);
    expect(page.workers.every(({ told: [first] }) => JSON.stringify(first)?.includes(language))).toBe(true);
  });

  it('gets the next Python ready when a program is over, one at the most', () => {
    page.run('python', 'a');
    expect(page.workers).toHaveLength(1);
    page.tell({ kind: 'stop' });
    page.tell({ kind: 'stop' });
    expect(page.alive().map(({ told }) => told)).toEqual([[setup('python')]]);
    // It waits while another language runs.
    page.run('javascript', 'b');
    page.run('javascript', 'c');
    page.tell({ kind: 'stop' });
    const [spare, ...others] = page.alive();
    expect(others).toEqual([]);
    page.run('python', 'd');
    expect(page.alive()).toEqual([spare]);
    expect(spare?.told).toEqual([setup('python'), 'd']);
  });

  it('keeps nothing ready any more once the lessons are left', () => {
    page.run('python', 'a');
    page.tell({ kind: 'stop' });
    page.tell({ kind: 'rest' });
    expect(page.alive()).toEqual([]);
    page.tell({ kind: 'rest' });
    page.run('python', 'b');
    expect(page.alive().map(({ told }) => told)).toEqual([[setup('python'), 'b']]);
    page.tell({ kind: 'stop' });
    expect(page.alive().map(({ told }) => told)).toEqual([[setup('python')]]);
  });

  it('ends a program for another one', () => {
    page.run('python', 'a');
    page.run('python', 'b');
    expect(page.alive().map(({ told }) => told)).toEqual([[setup('python'), 'b']]);
  });

  it('listens to the app and to nobody else', () => {
    page.tell({ kind: 'run', language: 'python', task: 'a' }, {}, { source: {} });
    page.tell({ kind: 'run', language: 'python', task: 'a' }, {}, { origin: 'https://else.example' });
    expect(page.workers).toEqual([]);
  });
});
