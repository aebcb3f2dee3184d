import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect } from 'vitest';
import type { Demo } from './demo.js';
import { bytesOf } from './downloads.js';
import { faultsOf } from './faults.js';
import { staffAt } from './staff.js';
import { told } from './toasts.js';

/** Gives the assistant of the demo the right to look after partners, too, unless he has it. */
export const grantPartners = async (demo: Demo): Promise<void> => {
  const { get, post, leave } = await staffAt(demo, '/admin');
  const one = await get<{ version: number; role: string | null; grants: readonly string[] }>(
    '/api/admin/employee?userId=demo-zhujiao',
  );
  const { version, role, grants } = one;
  if (!grants.includes('partners'))
    await post('/api/admin/employee/rights', {
      userId: 'demo-zhujiao',
      version,
      role,
      grants: [...grants, 'partners'],
      reason: '也审核合作申请',
    });
  await leave();
};

/** Whose application was refused applies again, saying more of his channel, and reads the agreement. */
export const applyAgain = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: '渠道说明' }).fill('「南林编程互助」微信群，260 人，都是在校学生');
  await page.getByRole('button', { name: '再次提交' }).click();
  await page.getByText('请阅读并同意合作协议').waitFor();
  await page.getByRole('button', { name: /^阅读合作协议/ }).click();
  await page.getByRole('dialog', { name: '合作协议' }).getByText('结算与退款').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: '知道了' }).click();
  await page.getByRole('checkbox', { name: '我已阅读并同意合作协议' }).check();
  await page.getByRole('button', { name: '再次提交' }).click();
  await told(page, '申请已提交');
};

/** A batch of coupons on the first page of the partner who hands it out. */
export const batchOf = (page: Page, name: string): Locator => page.getByRole('article', { name });

/** The link that the code on the poster of a batch leads to, as a reader of codes finds it in the picture. */
export const linkOfPoster = async (page: Page, name: string): Promise<URL> => {
  await batchOf(page, name)
    .getByRole('button', { name: `海报：${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: '推广海报' });
  await dialog.getByRole('img', { name: /二维码/ }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: '下载图片' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${name} 海报.png`);
  const { data, width, height } = PNG.sync.read(await bytesOf(file));
  const link = new URL(jsQR(new Uint8ClampedArray(data), width, height)?.data ?? '');
  expect(link.pathname).toBe('/shopmall/product/detail');
  return link;
};
