import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Quiet } from '../browser/support/quiet.js';
import type { DemoServer } from '../browser/support/server.js';
import { TAKEN_AT } from './fixed-clock.js';
import type { PictureWindow } from './windows.js';

/** Where a scene is played: a browser profile of its own before a demo server. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: DemoServer;
  readonly device: PictureWindow;
  /** Knows when the page has loaded. */
  readonly quiet: Quiet;
}

/** Something to take a picture of. */
export interface Scene {
  /** Names the picture; `/` makes folders. */
  readonly name: string;
  /** Brings the page to what is to be seen. */
  readonly play: (stage: Stage) => Promise<unknown>;
  /** Who is logged in. */
  readonly account?: string;
  /** Only what the window shows: for what stands above the page. */
  readonly inWindow?: true;
  /** Only a part of the page. */
  readonly part?: (page: Page) => Locator;
  /** The page as it is does not turn dark. */
  readonly isLight?: true;
  /** Its clock goes until the picture is taken: what waits for a while to pass is waited for. */
  readonly isTicking?: true;
  /** It shows something that loads for ever. */
  readonly isBusy?: true;
  /** On a server that nobody else has changed. */
  readonly isAlone?: true;
  /** By itself in the two that every page has. */
  readonly devices?: readonly PictureWindow[];
  readonly profile?: BrowserContextOptions;
}

type Act = Scene['play'];

/** All of a scene but its name and what happens in it. */
export type Circumstances = Omit<Scene, 'name' | 'play'>;

/** A scene at an address; `act`: what happens once the page has a heading. */
export const at = (name: string, path: string, circumstances: Circumstances = {}, act?: Act): Scene => ({
  name,
  ...circumstances,
  play: async (stage) => {
    await stage.page.goto(path);
    await stage.page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await act?.(stage);
  },
});

/** Takes the bar at the top of the window away, which shows how much time has gone by. */
const hideProgress = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[aria-label="页面加载进度"] { visibility: hidden !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Answers that do not come. */
const NEVER = new Promise<never>(() => undefined);

/** A scene at an address while what these addresses answer is still on its way. */
export const loading = (
  name: string,
  path: string,
  held: string | RegExp,
  circumstances: Circumstances = {},
): Scene => ({
  name,
  ...circumstances,
  isBusy: true,
  play: async ({ page, quiet }) => {
    const asked = page.waitForRequest(held);
    await page.route(held, (route) => {
      quiet.ignore(route.request());
      return NEVER;
    });
    await page.goto(path);
    await asked;
    await hideProgress(page);
  },
});

/** A scene at an address when these addresses cannot be reached; `text`: what the page says then. */
export const failing = (
  name: string,
  path: string,
  {
    lost,
    text,
    ...circumstances
  }: Circumstances & { readonly lost: string | RegExp; readonly text: string | RegExp },
): Scene => ({
  name,
  ...circumstances,
  play: async ({ page }) => {
    await page.route(lost, (route) => route.abort());
    await page.goto(path);
    await page.getByText(text).first().waitFor();
  },
});

/** Time stands still from here on: what goes by itself after a while stays. */
export const stopTime = (page: Page): Promise<void> => page.clock.pauseAt(TAKEN_AT + 1000);
