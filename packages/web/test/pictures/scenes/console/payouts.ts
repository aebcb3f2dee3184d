import type { Payable } from '@ykd/application/payout';
import type { Page } from 'playwright-core';
import { at, failing, loading, type Scene } from '../../scene.js';
import { PAYABLE, PAYABLE_TO_FEW, PAYOUT_LINES, PAYOUTS } from './payout-samples.js';
import { ABOVE, ADMIN, answer, press } from './staff.js';

const PAYABLE_PATH = '/admin/commission/payable';
const PATH = '/admin/commission/payout';
const PAYABLE_ROWS = '**/api/admin/payouts/payable?**';
const ROWS = /\/api\/admin\/payouts\?/;
const OPEN = { ...ADMIN, ...ABOVE } as const;

const pageOf = (list: readonly unknown[]) => ({ list, previous: null, next: null });

/** A scene with what is payable, as the demo itself has none. */
const payable = (
  name: string,
  list: readonly Payable[],
  act: (page: Page) => Promise<unknown>,
  circumstances: typeof ADMIN | typeof OPEN = ADMIN,
): Scene =>
  at(name, '/admin', circumstances, async ({ page: shown }) => {
    await answer(shown, PAYABLE_ROWS, pageOf(list));
    await shown.goto(PAYABLE_PATH);
    await shown.getByRole('table').waitFor();
    await act(shown);
  });

/** A scene at a payout in one of its states; the demo itself has none. */
const one = (
  name: string,
  payout: keyof typeof PAYOUTS,
  act: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Scene =>
  at(name, '/admin', OPEN, async ({ page: shown }) => {
    await answer(shown, ROWS, pageOf(PAYOUT_LINES));
    await answer(shown, '**/api/admin/payouts/count**', { count: PAYOUT_LINES.length, isMore: false });
    await answer(shown, '**/api/admin/payout?**', PAYOUTS[payout]);
    await shown.goto(`${PATH}?open=${PAYOUTS[payout].id}`);
    await shown.getByRole('region', { name: '付多少，付给谁' }).waitFor();
    await act(shown);
  });

const asked = (button: string) => async (page: Page) => {
  await press(page, button);
  await page.getByRole('dialog').nth(1).waitFor();
};

/** What is paid out to partners. */
export const payoutScenes: readonly Scene[] = [
  at('console/payable-none', PAYABLE_PATH, ADMIN, ({ page: shown }) =>
    shown.getByText('没有可付的佣金').waitFor(),
  ),
  payable('console/payable', PAYABLE_TO_FEW, (shown) => shown.getByText('黄磊已停用').waitFor()),
  payable('console/payable-chosen', PAYABLE, (shown) =>
    shown.getByRole('table').getByRole('checkbox').first().check(),
  ),
  payable('console/payable-make', PAYABLE, (shown) => press(shown, '给赵敏发起结算'), OPEN),
  loading('console/payable-loading', PAYABLE_PATH, PAYABLE_ROWS, ADMIN),
  failing('console/payable-failed', PAYABLE_PATH, { ...ADMIN, lost: PAYABLE_ROWS, text: '没有加载出来' }),
  at('console/payout-none', PATH, ADMIN, ({ page: shown }) => shown.getByText('没有结算').first().waitFor()),
  at('console/payout-list', '/admin', ADMIN, async ({ page: shown }) => {
    await answer(shown, ROWS, pageOf(PAYOUT_LINES));
    await answer(shown, '**/api/admin/payouts/count**', { count: PAYOUT_LINES.length, isMore: false });
    await shown.goto(PATH);
    await shown.getByText('YH20310311-e13a881b').first().waitFor();
  }),
  at('console/payout-bank-none', PATH, OPEN, async ({ page: shown }) => {
    await press(shown, '列入银行清单…');
    await shown.getByText('没有等待列入的银行结算').waitFor();
  }),
  failing('console/payout-failed-list', PATH, { ...ADMIN, lost: ROWS, text: '没有加载出来' }),
  ...(Object.keys(PAYOUTS) as (keyof typeof PAYOUTS)[]).map((name) => one(`console/payout-${name}`, name)),
  one('console/payout-check', 'made', asked('复核…')),
  one('console/payout-refuse', 'checked', asked('拒绝…')),
  one('console/payout-note-paid', 'on-list', asked('已付…')),
  one('console/payout-note-failed', 'on-list', asked('失败…')),
  one('console/payout-note-failed-lost', 'lost', asked('失败…')),
  at('console/payout-unknown', `${PATH}?open=nothing`, OPEN, ({ page: shown }) =>
    shown.getByText('没有这笔结算').waitFor(),
  ),
];
