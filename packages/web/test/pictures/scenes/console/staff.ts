import type { Page } from 'playwright-core';
import type { Stage } from '../../scene.js';

/** Who opens the console. */
export const ADMIN = { account: 'admin' } as const;
export const TEACHER = { account: 'banzhuren' } as const;
export const ASSISTANT = { account: 'zhujiao' } as const;

/** What stands above the page. */
export const ABOVE = { inWindow: true } as const;

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Has the server answer a call with this, as far as the page can tell. */
export const answer = (page: Page, url: string | RegExp, data: unknown): Promise<unknown> =>
  page.route(url, (route) => route.fulfill({ json: { isSuccess: true, data } }));

/** Asks the server as the console would. */
export const post = async ({ context, server }: Stage, path: string, data: object): Promise<unknown> => {
  const response = await context.request.post(`${server.address}${path}`, {
    headers: { origin: server.address },
    data,
  });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as { data: unknown }).data;
};
