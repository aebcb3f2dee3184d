import type { Page } from 'playwright-core';
import { ARENA_PAGES, CLOCK_PAGES } from '@ykd/domain/campaign';
import { at, failing, loading, type Scene } from '../scene.js';
import { samplePicture } from '../sample-picture.js';

const ME = { account: 'xiaoming' } as const;
const MINE = '**/api/checkin/mine*';

/** `learn/clock/march2025` → `check-in/clock-march2025` */
const nameOf = (path: string): string => `check-in/${path.replace('/learn/', '').replaceAll('/', '-')}`;

/** Waits for what comes last. */
const untilHistory = ({ page }: { readonly page: Page }): Promise<void> =>
  page.getByRole('link', { name: /2023 年十月打卡/ }).waitFor();

const send = (page: Page): Promise<void> => page.getByRole('button', { name: '打卡', exact: true }).click();

const write = (page: Page): Promise<void> =>
  page.getByRole('textbox', { name: /今天学了什么/ }).fill('学会了列表推导式 😀\n明天看生成器');

const choose = (page: Page, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name: '笔记.png', mimeType: 'image/png', buffer });

/** Campaigns: checking in every day, and the arena. */
export const checkInScenes: readonly Scene[] = [
  ...CLOCK_PAGES.map(({ path }) => at(nameOf(path), path, ME, untilHistory)),
  ...ARENA_PAGES.map(({ path }) => at(nameOf(path), path, ME)),
  loading('check-in/loading', '/learn/clock', MINE, ME),
  failing('check-in/failed', '/learn/clock', { lost: MINE, text: '打卡记录没有加载出来', ...ME }),
  at('check-in/missing', '/learn/clock', ME, async ({ page }) => {
    await send(page);
    await page.getByText('打卡内容必须填写').waitFor();
  }),
  at('check-in/refused-picture', '/learn/clock', ME, async ({ page }) => {
    await choose(page, Buffer.from('not a picture'));
    await page.getByText(/打卡图片只支持/).waitFor();
  }),
  at('check-in/written', '/learn/clock', { ...ME, isAlone: true }, async ({ page }) => {
    await write(page);
    await choose(page, samplePicture());
    await page.getByRole('img', { name: '第 1 张图片' }).waitFor();
  }),
  at('check-in/sent', '/learn/clock', { ...ME, isAlone: true }, async ({ page }) => {
    await write(page);
    await choose(page, samplePicture());
    await page.getByRole('img', { name: '第 1 张图片' }).waitFor();
    await send(page);
    await page.getByText('已连续打卡 4 天').waitFor();
    await page.reload();
    await page.getByText('今天已打卡，还可以修改').waitFor();
    await untilHistory({ page });
  }),
];
