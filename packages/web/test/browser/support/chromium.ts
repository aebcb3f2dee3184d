import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';

/** Those of Debian: the one without windows of its own does the same for less. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';

/** How Chromium is started, by Playwright and by others: Debian's, or the one that CHROMIUM_PATH names. */
export const CHROMIUM = {
  executablePath: process.env['CHROMIUM_PATH'] ?? (existsSync(SHELL) ? SHELL : WHOLE),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export const launchBrowser = (): Promise<Browser> => chromium.launch(CHROMIUM);

/** A desktop window and a phone, as the specification tells clients apart: by user agent. */
export const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: {
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  },
} satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof DEVICES;
