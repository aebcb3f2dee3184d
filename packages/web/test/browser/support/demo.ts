import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser, visit, type Device, type Visitor } from './browser.js';
import { startDemoServer, type DemoServer } from './server.js';

/** A demo server and a browser for the tests of one file. */
export interface Demo {
  /** Where the server is, `http://host:port`. */
  readonly address: string;
  /** See DemoServer. */
  killAndRestart(): Promise<void>;
  /** See DemoServer. */
  later(ms: number): Promise<void>;
  /** See DemoServer. */
  addCourse(courseId: string, lesson: string): Promise<void>;
  /** Opens a fresh browser profile. */
  visit(device?: Device, options?: BrowserContextOptions): Promise<Visitor>;
}

/** Starts a demo server and a browser before the tests of the file, and ends both after them. */
export const useDemo = (): Demo => {
  let server: DemoServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startDemoServer(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  const running = (): { server: DemoServer; browser: Browser } => {
    if (server === undefined || browser === undefined) throw new Error('the demo runs only during tests');
    return { server, browser };
  };
  return {
    get address() {
      return running().server.address;
    },
    killAndRestart: () => running().server.killAndRestart(),
    later: (ms) => running().server.later(ms),
    addCourse: (courseId, lesson) => running().server.addCourse(courseId, lesson),
    visit: (device, options) => visit(running().browser, running().server.address, device, options),
  };
};
