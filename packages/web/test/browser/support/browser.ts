import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { DEVICES, type Device } from './chromium.js';
import { rememberToasts } from './toasts.js';

export { DEVICES, type Device } from './chromium.js';
export { changeInitialPassword, logIn, submitLogin } from './login.js';

/** Longer than anything takes that comes at all. */
const HANGS_MS = 120_000;

/** A fresh browser profile whose pages fail the test on an uncaught error or a blocked resource. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Uncaught errors and refusals of the Content-Security-Policy so far. */
  readonly problems: readonly string[];
  leave(): Promise<void>;
}

export const visit = async (
  browser: Browser,
  baseURL: string,
  device: Device = 'desktop',
  options: BrowserContextOptions = {},
): Promise<Visitor> => {
  const context = await browser.newContext({ ...DEVICES[device], locale: 'zh-CN', baseURL, ...options });
  // Also when the test fails: pages that stay open slow the others down.
  onTestFinished(() => context.close());
  await rememberToasts(context);
  // For what hangs; a machine with much else to do takes its time.
  context.setDefaultTimeout(HANGS_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) problems.push(message.text());
  });
  const leave = async (): Promise<void> => {
    await context.close();
    expect(problems).toEqual([]);
  };
  return { context, page, problems, leave };
};

/** Waits for the focus to come to a control. */
export const hasFocus = async (control: Locator): Promise<void> => {
  await expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);
};
