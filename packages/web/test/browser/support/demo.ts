import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { visit, type Device, type Visitor } from './browser.js';
import { BEHIND_A_PROXY, startDemoServer, type DemoServer } from './server.js';
import { connectBrowser } from './shared-browser.js';

/** A server with the demo, and a browser, for the tests of one file. */
export interface Demo {
  /** Where the server is, `http://host:port`. */
  readonly address: string;
  /** Opens a fresh browser profile. */
  visit(device?: Device, options?: BrowserContextOptions): Promise<Visitor>;
}

/** A demo that is the file's alone. */
export type OwnDemo = Demo & Pick<DemoServer, 'killAndRestart' | 'later' | 'addCourse' | 'command'>;

const useBrowser = (): (() => Browser) => {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await connectBrowser(inject('browser'));
  });
  afterAll(() => browser?.close());
  return () => {
    if (browser === undefined) throw new Error('the browser is there only during tests');
    return browser;
  };
};

/**
 * The demo that all files share, for tests that change nothing which another one looks at: neither the members of the demo
 * nor what is for sale nor the services. Who writes is a member of the test's own.
 */
export const useDemo = (): Demo => {
  const browser = useBrowser();
  const address = inject('demo');
  return { address, visit: (device, options) => visit(browser(), address, device, options) };
};

/**
 * A demo of the file's own, for tests that move its clock, end it, or change what everybody sees; `settings`: what its
 * server is told beside.
 */
export const useOwnDemo = (settings: Readonly<Record<string, string>> = {}): OwnDemo => {
  const browser = useBrowser();
  const own: { started?: DemoServer } = {};
  beforeAll(async () => {
    own.started = await startDemoServer({
      environment: { ...BEHIND_A_PROXY, ...settings },
      // A school is made at the first start: the data that are there already have none.
      ...(settings['DEMO_STUDENTS'] === undefined ? { data: inject('demoData') } : {}),
    });
  });
  afterAll(() => own.started?.stop());
  const server = (): DemoServer => {
    if (own.started === undefined) throw new Error('the demo runs only during tests');
    return own.started;
  };
  return {
    get address() {
      return server().address;
    },
    killAndRestart: () => server().killAndRestart(),
    later: (ms) => server().later(ms),
    addCourse: (courseId, lesson) => server().addCourse(courseId, lesson),
    command: (...words) => server().command(...words),
    visit: (device, options) => visit(browser(), server().address, device, options),
  };
};
