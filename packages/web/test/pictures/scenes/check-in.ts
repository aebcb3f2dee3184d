import type { OwnPrize } from '@ykd/application/prize';
import type { Page } from 'playwright-core';
import { ARENA_PAGES, CLOCK_PAGES } from '@ykd/domain/campaign';
import { at, failing, loading, type Scene } from '../scene.js';
import { samplePicture } from '../sample-picture.js';
import { TAKEN_AT } from '../fixed-clock.js';
import { answer, press } from './console/staff.js';

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

/** A campaign that has prizes. */
const PRIZED = '/learn/clock?campaign=demo_class';

const NOTEBOOK: OwnPrize = {
  id: 'prize-notebook',
  title: '定制笔记本',
  ships: true,
  isEarned: true,
  state: 'none',
  receiver: '',
  mobile: '',
  address: '',
  carrier: '',
  trackingNo: '',
  reason: '',
  mayWrite: true,
  at: null,
};
const TO = {
  receiver: '李小明',
  mobile: '13800000002',
  address: '江苏省南京市玄武区中山路 1 号优课达大厦 8 楼',
};

/** A prize in each state: the demo has none yet. */
const PRIZES: readonly OwnPrize[] = [
  NOTEBOOK,
  { ...NOTEBOOK, id: 'prize-bag', title: '帆布袋', state: 'open', ...TO, at: TAKEN_AT },
  {
    ...NOTEBOOK,
    id: 'prize-mug',
    title: '马克杯',
    state: 'sent',
    ...TO,
    carrier: '顺丰',
    trackingNo: 'SF1234567890',
    mayWrite: false,
    at: TAKEN_AT,
  },
  {
    ...NOTEBOOK,
    id: 'prize-shirt',
    title: '文化衫',
    state: 'refused',
    reason: '没有合适的尺码',
    mayWrite: false,
  },
  { ...NOTEBOOK, id: 'prize-paper', title: '电子证书', ships: false, mayWrite: false },
];

const withPrizes = async (page: Page): Promise<void> => {
  await answer(page, '**/api/prize/mine*', PRIZES);
  await page.reload();
  await page.getByRole('region', { name: '我的奖品' }).getByText('马克杯').waitFor();
};

/** Campaigns: checking in every day, and the arena. */
export const checkInScenes: readonly Scene[] = [
  ...CLOCK_PAGES.map(({ path }) => at(nameOf(path), path, ME, untilHistory)),
  ...ARENA_PAGES.map(({ path }) => at(nameOf(path), path, ME)),
  loading('check-in/loading', '/learn/clock', MINE, ME),
  failing('check-in/failed', '/learn/clock', { lost: MINE, text: '打卡记录没有加载出来', ...ME }),
  at('check-in/prizes', PRIZED, ME, ({ page }) => withPrizes(page)),
  at('check-in/prize-address', PRIZED, { ...ME, inWindow: true }, async ({ page }) => {
    await withPrizes(page);
    await press(page, '填写地址：定制笔记本');
    await press(page, '保存');
    await page.getByText('收件人必须填写').waitFor();
  }),
  at('check-in/reminder', '/learn/clock', ME, async ({ page }) => {
    await press(page, '设置提醒');
    await page.getByLabel('每天提醒的时间').waitFor();
  }),
  at('check-in/ranking', '/learn/clock', ME, async ({ page }) => {
    await press(page, '看排行榜');
    await page.getByRole('button', { name: '退出排行榜' }).waitFor();
  }),
  at('check-in/streak-picture', '/learn/clock', { ...ME, inWindow: true }, async ({ page }) => {
    await press(page, '分享连续打卡');
    await page.getByRole('dialog').getByRole('img').waitFor();
  }),
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
