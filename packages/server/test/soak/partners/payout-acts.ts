import { randomUUID } from 'node:crypto';
import type { asking } from '../asking.js';
import { said } from '../asking.js';
import { chosen } from '../bank-acts.js';
import type { Answer, Client } from '../client.js';
import type { Stage } from '../stage.js';
import type { PartnerActs } from './acts.js';
import type { Cast } from './cast.js';
import type { Told } from './told.js';

/** What the acts about payouts stand on. */
export interface PayoutActsInput extends Pick<Cast, 'partners' | 'facts'> {
  readonly staff: readonly [Client, Client];
  readonly told: Told;
  readonly call: ReturnType<typeof asking>;
}

interface Seen {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly method: string;
}

const PAYOUT = '/api/admin/payout';

/** Money is paid out by two staff, by the bank and by WeChat, which tells of it, twice as well. */
export const payoutActs = (
  { bank, platform }: Stage,
  { partners, staff, told, call, facts }: PayoutActsInput,
): PartnerActs<'make' | 'check' | 'refuse' | 'send' | 'look' | 'bank' | 'take' | 'retell'> => {
  const ids = (): readonly string[] => [...new Set(told.wishes.flatMap(({ ids: made = [] }) => made))];
  const seen = async (pick: number, by: number): Promise<Seen | undefined> => {
    const id = chosen(ids(), pick);
    if (id === undefined) return undefined;
    return (await call(staff[by] ?? staff[0], 'GET', `${PAYOUT}?id=${id}`))?.data as Seen | undefined;
  };
  /** Whoever did it writes down that it is over. */
  const note = (answer: Answer | undefined): string => {
    const { id, status } = (answer?.data ?? {}) as Partial<Seen>;
    if (answer?.status === 200 && id !== undefined && /PAID|FAILED|REFUSED/.test(status ?? ''))
      told.ended.set(id, status ?? '');
    return `${said(answer)} ${status ?? ''}`.trim();
  };
  const does = async (pick: number, by: number, path: string, more: object = {}): Promise<string> => {
    const known = await seen(pick, by);
    if (known === undefined) return 'nothing';
    const { id, version } = known;
    return note(await call(staff[by] ?? staff[0], 'POST', `${PAYOUT}${path}`, { id, version, ...more }));
  };

  return {
    make: async ({ partner, by, key }) => {
      const last = key === 'again' ? told.wishes[0] : undefined;
      const partnerId = partners[partner]?.userId ?? '';
      const wish: Told['wishes'][number] = last ?? { key: randomUUID(), partnerId, by };
      if (last === undefined) told.wishes.unshift(wish);
      const body = { requestKey: wish.key, partnerIds: [wish.partnerId] };
      const answer = await call(staff[wish.by] ?? staff[0], 'POST', '/api/admin/payouts/make', body);
      if (answer?.status !== 200) return said(answer);
      const { ids: made } = answer.data as { readonly ids: readonly string[] };
      if (wish.ids !== undefined && wish.ids.join() !== made.join())
        facts.complaints.push(`${wish.key} made ${wish.ids.join()} and ${made.join()}`);
      wish.ids = made;
      return made.join();
    },
    check: ({ payout, by }) => does(payout, by, '/check'),
    refuse: ({ payout, by }) => does(payout, by, '/refuse', { reason: '金额要再核对' }),
    bank: ({ payout, by, isPaid }) =>
      isPaid
        ? does(payout, by, '/paid', { reference: `R${payout}` })
        : does(payout, by, '/failed', { reason: '户名不符' }),
    send: async ({ payout, by }) => {
      const known = await seen(payout, by);
      if (known === undefined) return 'nothing';
      const { id, version } = known;
      return said(
        await call(staff[by] ?? staff[0], 'POST', '/api/admin/payouts/bank', { payouts: [{ id, version }] }),
      );
    },
    look: async ({ payout, by }) => {
      const id = chosen(ids(), payout);
      return id === undefined
        ? 'nothing'
        : note(await call(staff[by] ?? staff[0], 'POST', `${PAYOUT}/look`, { id }));
    },
    take: async ({ payout, how }) => {
      const id = chosen(ids(), payout);
      if (id === undefined || !bank.mayEndTransfer(id, how)) return 'nothing';
      bank.endTransfer(id, how);
      return id;
    },
    retell: async ({ payout }) => {
      const own = new Set(ids());
      const notices = bank
        .notices()
        .filter(({ about }) => about.kind === 'transfer' && own.has(about.outBillNo))
        .toReversed();
      const notice = chosen(notices, payout);
      if (notice === undefined) return 'nothing';
      const before = await platform.up();
      const status = await bank.deliver(notice.id);
      if (status !== 204 && before === platform.upheavals())
        facts.complaints.push(`the notice of a transfer was answered with ${status}`);
      return String(status);
    },
  };
};
