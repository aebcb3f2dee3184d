import type { BrowserContextOptions, Locator } from 'playwright-core';
import { expect } from 'vitest';
import { logIn, type Device, type Visitor } from './browser.js';
import type { Demo } from './demo.js';
import { loaded } from './faults.js';
import { call } from './shop.js';

/** Somebody of the staff, who asks beside what his pages ask. */
export interface StaffVisitor extends Visitor {
  /** What a call answers him. */
  get<T>(path: string): Promise<T>;
  /** Posts a call as his pages do, and answers its data. */
  post<T = unknown>(path: string, data: object): Promise<T>;
}

/** Somebody of the staff at a page of the console, which is all there. */
export const staffAt = async (
  demo: Demo,
  path: string,
  account = 'admin',
  { device, ...options }: BrowserContextOptions & { readonly device?: Device } = {},
): Promise<StaffVisitor> => {
  const visitor = await demo.visit(device, { reducedMotion: 'reduce', ...options });
  await logIn(visitor, demo.address, account);
  await visitor.page.goto(path);
  await loaded(visitor.page);
  return {
    ...visitor,
    get: async <T>(from: string) => {
      const body = (await (await visitor.context.request.get(from)).json()) as { readonly data: T };
      return body.data;
    },
    post: (to, data) => call(visitor, demo.address, to, data),
  };
};

/** Chooses one of a list that the page keeps in its address, and waits until the page is about it. */
export const choose = async (list: Locator, label: string): Promise<void> => {
  await list.selectOption({ label });
  await expect.poll(() => list.locator('option:checked').innerText()).toBe(label);
};
