import { prizeWinnerState } from '@ykd/domain/activity';
import type {
  ListedWinner,
  PrizeClaims,
  PrizeKey,
  TxPrizeClaims,
  WinnerKey,
  WinnersOf,
} from '../../ports/prize-claims.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import { fakeCheckInStandings } from './check-in-standings.js';
import { isListed } from './students.js';
import type { FakeWorld } from './world.js';

const keyOf = ({ userId, campaign, prize }: PrizeKey): string => JSON.stringify([userId, campaign, prize]);

const NO_DAYS = { total: 0, longest: 0 };

/** What becomes of prizes, in memory. */
export const fakePrizeClaims = (world: FakeWorld): PrizeClaims => {
  const { prizeClaims: claims, care } = world;
  const standings = fakeCheckInStandings(world);
  /** Everybody who has days or a claim. */
  const all = async ({ campaign, prize, caredBy }: WinnersOf) => {
    const which = { campaign, ...(caredBy === undefined ? {} : { caredBy }) };
    const { list } = await standings.list(which, { limit: Infinity });
    const days = new Map(list.map(({ userId, total, longest }) => [userId, { total, longest }]));
    const own = [...claims.values()].filter(
      (one) =>
        one.campaign === campaign &&
        one.prize === prize.id &&
        isListed(world, one.userId) &&
        (caredBy === undefined || care.has(JSON.stringify([one.userId, caredBy]))),
    );
    const ids = new Set([...days.keys(), ...own.map(({ userId }) => userId)]);
    return [...ids].map((userId) => {
      const claim = own.find((one) => one.userId === userId);
      const row: ListedWinner = { userId, ...(days.get(userId) ?? NO_DAYS), claim };
      const isEarned = row[prize.by] >= prize.days;
      return { row, isEarned, state: prizeWinnerState(claim?.state ?? 'none', isEarned) };
    });
  };
  return {
    ofMember: async (userId, campaign) =>
      [...claims.values()].filter((one) => one.userId === userId && one.campaign === campaign),
    winners: async ({ state, ...which }, window) => {
      const { by } = which.prize;
      const isByDays = state === undefined || state === 'none';
      const found = (await all(which)).filter(
        (one) => (state === undefined || one.state === state) && (!isByDays || one.isEarned),
      );
      return rowsByKey<ListedWinner, WinnerKey>(
        found.map(({ row }) => row),
        (row) => [isByDays ? row[by] : (row.claim?.gmtCreated ?? 0), row.userId],
        window,
        isByDays,
      );
    },
    count: async (which) => {
      const found = await all(which);
      const of = (wanted: (typeof found)[number]['state']): number =>
        found.filter(({ state, isEarned }) => state === wanted && (wanted !== 'none' || isEarned)).length;
      return {
        all: found.filter(({ isEarned }) => isEarned).length,
        none: of('none'),
        open: of('open'),
        lost: of('lost'),
        sent: of('sent'),
        refused: of('refused'),
      };
    },
  };
};

/** The same inside a transaction on a world. */
export const txPrizeClaims = (world: FakeWorld): TxPrizeClaims => ({
  hold: async (key) => {
    const prize = world.campaigns.get(key.campaign)?.prizes.find(({ id }) => id === key.prize);
    if (prize === undefined) return undefined;
    const days = await fakeCheckInStandings(world).of(key.userId, key.campaign);
    return {
      prize,
      days: days && { total: days.total, longest: days.longest },
      claim: world.prizeClaims.get(keyOf(key)),
    };
  },
  put: async (claim) => void world.prizeClaims.set(keyOf(claim), claim),
  claimed: async (campaign) => [
    ...new Set(
      [...world.prizeClaims.values()].flatMap((one) =>
        one.campaign === campaign && one.state !== 'none' ? one.prize : [],
      ),
    ),
  ],
});
