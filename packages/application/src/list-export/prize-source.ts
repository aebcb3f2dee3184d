import { hasRight } from '@ykd/domain/access';
import { PRIZE_WINNER_STATES, prizeWinnerTitle } from '@ykd/domain/activity';
import { err, ok } from '@ykd/domain/shared';
import { reachIn } from '../check-in/staff-entries.js';
import { invalid } from '../people/changed.js';
import type { ListedWinner, WinnerKey } from '../ports/prize-claims.js';
import type { WinnersDeps } from '../prize/deps.js';
import type { PrizeWinner } from '../prize/staff-port.js';
import { findPrize, winnerOrder, winnersShown } from '../prize/winners.js';
import { batchesByKey, type ExportCell, type ExportColumn, type ExportSource } from './prepare.js';

type Column = readonly [ExportColumn, (winner: PrizeWinner) => ExportCell];

const text = (title: string, of: (winner: PrizeWinner) => string | null): Column => [
  { title, kind: 'text' },
  of,
];
const days = (title: string, key: 'total' | 'longest'): Column => [
  { title, kind: 'number' },
  (winner) => winner[key],
];

/** The winners of a prize as they are exported, to be written on parcels: those whom the page shows, in its order. */
export const prizeExport: ExportSource<WinnersDeps> = {
  prepare: async (deps, { staff, userId }, { campaign = '', prize: id = '', state: said }) => {
    if (!hasRight(staff, 'checkins.review')) return err({ kind: 'forbidden' });
    const found = await findPrize(deps, { campaign, prize: id });
    if (found === undefined) return invalid('prize', '没有这份奖品');
    const state = PRIZE_WINNER_STATES.find((known) => known === said);
    if (said !== undefined && state === undefined) return invalid('state', '没有这种状态');
    const { prize } = found;
    const columns: readonly Column[] = [
      text('学员', ({ student }) => student.name),
      text('奖品', () => prize.title),
      text('状态', ({ state: of }) => prizeWinnerTitle(prize, of)),
      days('累计天数', 'total'),
      days('最长连续天数', 'longest'),
      text('收件人', ({ receiver }) => receiver),
      text('手机号', ({ mobile }) => mobile),
      text('地址', ({ address }) => address),
      text('快递公司', ({ carrier }) => carrier),
      text('快递单号', ({ trackingNo }) => trackingNo),
      text('不寄的原因', ({ reason }) => reason),
    ];
    const { keyOf } = winnerOrder(prize, state);
    const which = {
      campaign: found.campaign.value,
      prize,
      ...reachIn({ staff, user: { id: userId } }),
      ...(state === undefined ? {} : { state }),
    };
    return ok({
      columns: columns.map(([column]) => column),
      conditions: async () =>
        [
          found.campaign.name,
          prize.title,
          state === undefined ? '全部达成的' : prizeWinnerTitle(prize, state),
        ].join('；'),
      batches: () =>
        batchesByKey<{ readonly row: ListedWinner; readonly shown: PrizeWinner }, WinnerKey>(
          async (window) => {
            const { list, hasMore } = await deps.prizeClaims.winners(which, window);
            const show = await winnersShown(deps, prize, list);
            return { list: list.map((row) => ({ row, shown: show(row) })), hasMore };
          },
          ({ row }) => keyOf(row),
          ({ shown }) => columns.map(([, cellOf]) => cellOf(shown)),
        ),
    });
  },
};
