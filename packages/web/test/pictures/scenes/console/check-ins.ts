import type { CampaignEffectView } from '@ykd/application/check-in';
import type { PrizeCount, PrizeWinner } from '@ykd/application/prize';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import type { Page } from 'playwright-core';
import { at, failing, loading, type Scene } from '../../scene.js';
import { TAKEN_AT } from '../../fixed-clock.js';
import { ABOVE, ADMIN, answer, press, TEACHER } from './staff.js';

const PATH = '/admin/checkin';
const STANDINGS = `${PATH}/student`;
const PRIZES = `${PATH}/prizes?campaign=demo_class&prize=demo-prize-2`;
const EFFECT = `${PATH}/effect`;
const DESK = '/checkin';
const RECORD = '/checkin/record';
const ENTRIES = '**/api/admin/checkin/entries*';
const WINNERS = '**/api/admin/prize/winners*';
const STANDING = '**/api/admin/checkin/standings*';
const EFFECTS = '**/api/admin/checkin/effect*';

const OPEN: PrizeWinner = {
  student: { id: 'demo-xiaoming', name: '李小明' },
  total: 15,
  longest: 9,
  isEarned: true,
  state: 'open',
  receiver: '李小明',
  mobile: '13800000002',
  address: '江苏省南京市玄武区中山路 1 号优课达大厦 8 楼',
  carrier: '',
  trackingNo: '',
  reason: '',
  changedBy: null,
  changedAt: TAKEN_AT,
  version: 1,
};
const BY_STAFF = { changedBy: { id: 'demo-banzhuren', name: '陈静' }, version: 2 };
const NONE = { state: 'none', receiver: '', mobile: '', address: '', changedAt: null, version: 0 } as const;
const SENT = { state: 'sent', carrier: '顺丰', trackingNo: 'SF1234567890', ...BY_STAFF } as const;

const named = (id: string, name: string | null) => ({
  student: { id, name },
  ...(name === null ? {} : { receiver: name }),
});

/** A winner of each state. */
const WINNING: readonly PrizeWinner[] = [
  OPEN,
  { ...OPEN, ...named('w-2', '周一鸣'), ...SENT },
  { ...OPEN, ...named('w-3', null), ...NONE },
  { ...OPEN, ...named('w-4', '司马文博'), state: 'lost', isEarned: false, total: 13 },
  {
    ...OPEN,
    ...named('w-5', '沈可馨'),
    state: 'refused',
    reason: '活动结束以后才填写地址，礼品已经发完',
    ...BY_STAFF,
  },
];
const COUNT: PrizeCount = { all: 4, none: 1, open: 1, lost: 1, sent: 1, refused: 1 };

/** A week, `after` weeks after the campaign began. */
const weekOf = (span: 'before' | 'during', after: number) => ({
  span,
  firstDay: shanghaiDay(TAKEN_AT + (7 * (after - 3) + 1) * DAY_MS),
  lastDay: shanghaiDay(TAKEN_AT + 7 * (after - 2) * DAY_MS),
});
const WEEKS = [-6, -5, -4, -3, -2, -1, 0, 1, 2].map((after) =>
  weekOf(after < 0 ? 'before' : 'during', after),
);
const TOOK = [72.5, 110.1, 108.9, 119.7, 123.1, 126.8, 129.3, 128.7, 131.2];
const OTHERS = [36.2, 52, 53.8, 51.7, 49, 49.5, 45.9, 45.1, 44.8];

/** What was studied around a campaign: of the school of the pictures too few take part. */
const STUDIED: CampaignEffectView = {
  state: 'shown',
  weeks: WEEKS,
  counted: { at: TAKEN_AT, took: 34, others: 184, newcomers: 7 },
  effect: {
    points: WEEKS.map((week, place) => ({
      ...week,
      took: { minutes: TOOK[place] ?? 0, percent: 90 + place },
      others: { minutes: OTHERS[place] ?? 0, percent: 75 - 2 * place },
    })),
    averages: [
      {
        span: 'before',
        weeks: 6,
        took: { minutes: 110.2, percent: 92.5 },
        others: { minutes: 48.7, percent: 70 },
      },
      {
        span: 'during',
        weeks: 3,
        took: { minutes: 129.7, percent: 97 },
        others: { minutes: 45.3, percent: 61 },
      },
    ],
    changes: [
      {
        span: 'during',
        took: { minutes: 19.5, percent: 4.5 },
        others: { minutes: -3.4, percent: -9 },
        difference: { minutes: 22.9, percent: 13.5 },
      },
    ],
  },
};

/** Shows these winners of a prize: the demo has none yet. */
const winners = async (page: Page, list: readonly PrizeWinner[]): Promise<void> => {
  await answer(page, WINNERS, { list, previous: null, next: null });
  await answer(page, '**/api/admin/prize/count*', COUNT);
};

const untilMakeUp = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /补 .* 的打卡$/ })
    .first()
    .waitFor();

/** Entries, as staff read them. */
const reviewScenes: readonly Scene[] = [
  at('console/checkin', PATH, TEACHER, async ({ page }) => {
    await page.getByRole('button', { name: /^优秀/ }).first().waitFor();
  }),
  at('console/checkin-copy', PATH, ADMIN, async ({ page }) => {
    await page
      .getByRole('button', { name: /^确认雷同/ })
      .first()
      .waitFor();
  }),
  at('console/checkin-nothing', `${PATH}?day=2020-01-01`, TEACHER, async ({ page }) => {
    await page.getByText('这一天没有打卡').first().waitFor();
  }),
  loading('console/checkin-loading', PATH, ENTRIES, TEACHER),
  failing('console/checkin-failed', PATH, { ...TEACHER, lost: ENTRIES, text: '打卡没有加载出来' }),
];

/** How students do, who is missing and is reminded, and days that are made up for. */
const standingScenes: readonly Scene[] = [
  at('console/checkin-student', STANDINGS, ADMIN, ({ page }) => untilMakeUp(page)),
  at('console/checkin-missing', `${STANDINGS}?state=missing`, TEACHER, async ({ page }) => {
    await untilMakeUp(page);
    await page.getByRole('button', { name: '提醒今天没打卡的' }).waitFor();
  }),
  at('console/checkin-reminded', `${STANDINGS}?state=missing`, { ...TEACHER, ...ABOVE }, async ({ page }) => {
    await answer(page, '**/api/admin/checkin/remind', { told: 5, missing: 7 });
    await untilMakeUp(page);
    await press(page, '提醒今天没打卡的');
    await page.getByText('已提醒 5 位，另外 2 位今天提醒过了').waitFor();
  }),
  at(
    'console/checkin-nobody-missing',
    `${STANDINGS}?state=missing`,
    { ...ADMIN, ...ABOVE },
    async ({ page }) => {
      await answer(page, '**/api/admin/checkin/remind', { told: 0, missing: 0 });
      await untilMakeUp(page);
      await press(page, '提醒今天没打卡的');
      await page.getByText('只提醒你负责的学员，其中没有要提醒的').waitFor();
    },
  ),
  at('console/checkin-none', `${STANDINGS}?state=none`, ADMIN, async ({ page }) => {
    await page.getByText('没有你负责而没打过卡的学员').waitFor();
  }),
  at('console/checkin-make-up', STANDINGS, { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await untilMakeUp(page);
    await page
      .getByRole('button', { name: /补 .* 的打卡$/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: '补卡', exact: true }).click();
    await page.getByText('请写 1 到 100 个字，写清楚为什么').waitFor();
  }),
  loading('console/checkin-student-loading', STANDINGS, STANDING, ADMIN),
  failing('console/checkin-student-failed', STANDINGS, {
    ...ADMIN,
    lost: STANDING,
    text: '学员没有加载出来',
  }),
];

/** The prizes of campaigns. */
const prizeScenes: readonly Scene[] = [
  at('console/checkin-prizes-nobody', PRIZES, ADMIN, async ({ page }) => {
    await page.getByText('还没有学员达成').waitFor();
  }),
  at('console/checkin-prizes', '/admin', ADMIN, async ({ page }) => {
    await winners(page, WINNING);
    await page.goto(`${PRIZES}&state=all`);
    await page.getByText('沈可馨').first().waitFor();
  }),
  at('console/checkin-prizes-other-state', '/admin', ADMIN, async ({ page }) => {
    await winners(page, []);
    await page.goto(`${PRIZES}&state=open`);
    await page.getByText('换一个状态看看').waitFor();
  }),
  at('console/checkin-prizes-chosen', '/admin', { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await winners(page, [OPEN]);
    await page.goto(`${PRIZES}&state=open`);
    await page
      .getByRole('checkbox', { name: /李小明/ })
      .first()
      .check();
    await page.getByRole('button', { name: '寄出所选' }).waitFor();
  }),
  at('console/checkin-prizes-ship', '/admin', { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await winners(page, [OPEN]);
    await page.goto(`${PRIZES}&state=open`);
    await press(page, '寄出李小明的奖品');
    await page.getByRole('dialog').getByRole('button', { name: '寄出', exact: true }).click();
    await page.getByText('快递公司必须填写').waitFor();
  }),
  loading('console/checkin-prizes-loading', PRIZES, WINNERS, ADMIN),
  failing('console/checkin-prizes-failed', PRIZES, { ...ADMIN, lost: WINNERS, text: '学员没有加载出来' }),
];

/** What those who took part studied. */
const effectScenes: readonly Scene[] = [
  at('console/checkin-effect', '/admin', ADMIN, async ({ page }) => {
    await answer(page, EFFECTS, STUDIED);
    await page.goto(EFFECT);
    await page.getByRole('note', { name: '怎样看这张图' }).waitFor();
  }),
  at('console/checkin-effect-few', EFFECT, ADMIN, async ({ page }) => {
    await page.getByText('人数太少').first().waitFor();
  }),
  at('console/checkin-effect-new', `${EFFECT}?campaign=demo_class`, ADMIN, async ({ page }) => {
    await page.getByRole('combobox', { name: '活动' }).waitFor();
  }),
  loading('console/checkin-effect-loading', EFFECT, EFFECTS, ADMIN),
  failing('console/checkin-effect-failed', EFFECT, { ...ADMIN, lost: EFFECTS, text: /没有加载出来/ }),
];

/** One entry at a time, and one’s own record of the day. */
const deskScenes: readonly Scene[] = [
  at('console/desk', DESK, TEACHER, async ({ page }) => {
    await page.getByRole('article').first().waitFor();
  }),
  at('console/desk-nothing', `${DESK}?day=2020-01-01`, TEACHER, async ({ page }) => {
    await page.getByText('这一天没有打卡').waitFor();
  }),
  failing('console/desk-failed', DESK, { ...TEACHER, lost: ENTRIES, text: '打卡没有加载出来' }),
  at('console/desk-record', RECORD, TEACHER, async ({ page }) => {
    await page.getByText('这个月还没有记录').waitFor();
  }),
  at('console/desk-record-missing', RECORD, TEACHER, async ({ page }) => {
    await press(page, '保存');
    await page.getByText('请填写时间').first().waitFor();
  }),
];

/** What staff do about the daily check-in, at a desk and on a phone. */
export const checkInScenes: readonly Scene[] = [
  ...reviewScenes,
  ...standingScenes,
  ...prizeScenes,
  ...effectScenes,
  ...deskScenes,
];
