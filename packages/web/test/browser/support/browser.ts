import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium, or the one that CHROMIUM_PATH names. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ARGUMENTS });

/** Longer than anything takes that comes at all. */
const HANGS_MS = 120_000;

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

const PASSWORD = 'ykd-demo-2026';

/** Fills in the login form that is on the page and sends it. */
export const submitLogin = async (page: Page, account: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel('账号').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
};

/** Logs in without the form, for journeys that begin behind it. */
export const logIn = async ({ context }: Visitor, address: string, account: string): Promise<string> => {
  const answer = await context.request.post('/api/member/login', {
    headers: { origin: address },
    data: { account, pwd: PASSWORD },
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  return data.id;
};
