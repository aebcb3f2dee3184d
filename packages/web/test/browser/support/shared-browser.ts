import { chromium, type Browser, type BrowserServer } from 'playwright-core';
import { CHROMIUM } from './chromium.js';

/** Code that runs for minutes repays being optimized; the pages of journeys are gone in seconds, and what V8 made for them with them (ADR 0065). */
const FOR_SHORT_PAGES = '--js-flags=--no-opt,--no-maglev';

/** A browser that several processes use at once, by {@link connectBrowser}. */
export const launchSharedBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer({ ...CHROMIUM, args: [...CHROMIUM.args, FOR_SHORT_PAGES] });

/** The browser behind an address; closing it ends what was opened here, and leaves the browser to others. */
export const connectBrowser = (address: string): Promise<Browser> => chromium.connect(address);
