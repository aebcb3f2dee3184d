import { chromium, type Browser, type BrowserServer } from 'playwright-core';
import { CHROMIUM } from './chromium.js';

/** A browser that several processes use at once, by {@link connectBrowser}. */
export const launchSharedBrowser = (): Promise<BrowserServer> => chromium.launchServer(CHROMIUM);

/** The browser behind an address; closing it ends what was opened here, and leaves the browser to others. */
export const connectBrowser = (address: string): Promise<Browser> => chromium.connect(address);
