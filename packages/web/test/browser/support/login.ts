import type { BrowserContext, Page } from 'playwright-core';

const PASSWORD = 'ykd-demo-2026';

/** Fills in the login form that is on the page and sends it. */
export const submitLogin = async (page: Page, account: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel('账号').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
};

/** Logs a browser profile in without the form, for what begins behind it; answers who that is. */
export const logIn = async (
  { context }: { readonly context: BrowserContext },
  address: string,
  account: string,
): Promise<string> => {
  const answer = await context.request.post(`${address}/api/member/login`, {
    headers: { origin: address },
    data: { account, pwd: PASSWORD },
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  return data.id;
};

/** Fills in the form that stands in the place of every page for a password that somebody else gave, and sends it. */
export const changeInitialPassword = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('新密码', { exact: true }).fill(password);
  await page.getByLabel('确认密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '保存并继续' }).click();
};
