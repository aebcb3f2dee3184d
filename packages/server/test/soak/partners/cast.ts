import { randomUUID } from 'node:crypto';
import { couponReduction, type CouponRule } from '@ykd/domain/coupon';
import { CURRENT_PARTNER_AGREEMENT, type Payee } from '@ykd/domain/partner';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import type { CouponBatch } from '@ykd/application/entities';
import { newMember, type Client } from '../client.js';
import { noFacts, type Facts } from '../facts.js';
import type { Stage } from '../stage.js';
import { bindingsSql, WARES } from '../wares.js';
import { BATCHES } from './acts.js';

/** A batch of coupons of a history, as it was given. */
export interface Batch extends Pick<CouponBatch, 'id' | 'code' | 'limit' | 'productId'> {
  /** Which of the two partners hands it out. */
  readonly partner: number;
  /** Cents: what its product costs with its coupon. */
  readonly price: number;
  readonly choice: readonly string[];
}

/** The people of one history, what they hand out, and what was confirmed to them. */
export interface Cast {
  readonly partners: readonly [Client, Client];
  /** Two buyers, the second on the device of partner 0, and partner 1. */
  readonly buyers: readonly [Client, Client, Client];
  readonly batches: readonly Batch[];
  readonly facts: Facts;
}

const [mini, , algorithm] = WARES;

/** What is handed out: parts of cents at the rates, little, and nothing. Of some fewer than there are people. */
const GIVEN: readonly {
  readonly partner: number;
  readonly ware: typeof mini;
  readonly rule: CouponRule;
  readonly limit: number;
}[] = [
  { partner: 0, ware: mini, rule: { kind: 'AMOUNT', cents: 10_000 }, limit: 1 },
  { partner: 0, ware: mini, rule: { kind: 'PERCENT', percent: 33 }, limit: 3 },
  { partner: 0, ware: algorithm, rule: { kind: 'AMOUNT', cents: 79_893 }, limit: 3 },
  { partner: 1, ware: mini, rule: { kind: 'AMOUNT', cents: 1 }, limit: 3 },
  { partner: 1, ware: mini, rule: { kind: 'PERCENT', percent: 7 }, limit: 2 },
  { partner: 1, ware: algorithm, rule: { kind: 'PERCENT', percent: 100 }, limit: 3 },
];

/** Longer than a history. */
const CLAIM_DAYS = 200;

const PAYEES: readonly Payee[] = [
  { method: 'WEIXIN', name: '赵一', bank: '', account: '' },
  { method: 'BANK', name: '钱二', bank: '招商银行', account: '6214830000000001' },
];

/** The SQL that makes partners of these members. */
const partnersSql = (
  rows: readonly { readonly userId: string; readonly payee: Payee }[],
  at: number,
): string => {
  const { version } = CURRENT_PARTNER_AGREEMENT;
  return `insert into partner (user_id, state, state_reason, level, real_name, contact, channel, channel_text, payee,
    agreement_version, agreed_at, approved_at, approved_by, version, changed_by, changed_at) values ${rows
      .map(
        ({ userId, payee }) =>
          `('${userId}', 'ACTIVE', '', 'SILVER', '${payee.name}', '微信', 'CAMPUS', '校园', '${JSON.stringify(payee)}',
          '${version}', ${at}, ${at}, 'soak', 1, 'soak', ${at})`,
      )
      .join(', ')}`;
};

let mobiles = 0;
const newMobile = (): string => {
  mobiles += 1;
  return `152${String(mobiles).padStart(8, '0')}`;
};

/** What staff make for all partners of one kind at once. */
const handOut = async (
  { clock }: Stage,
  staff: Client,
  { rule, limit, ware }: (typeof GIVEN)[number],
  partnerIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<Batch, 'id' | 'code'>>> => {
  const [day, lastDay] = [0, CLAIM_DAYS].map((days) => shanghaiDay(clock.now() + days * DAY_MS));
  const answer = await staff.call('POST', '/api/admin/coupon/make', {
    requestKey: randomUUID(),
    partnerIds,
    productId: ware?.productId,
    name: '推广券',
    rule,
    limit,
    firstDay: day,
    lastDay,
    validDays: CLAIM_DAYS,
  });
  if (answer?.status !== 200) throw new Error(`no coupons: ${JSON.stringify(answer)}`);
  const made = answer.data as readonly (Pick<Batch, 'id' | 'code'> & {
    readonly partner: { readonly id: string };
  })[];
  return new Map(made.map(({ id, code, partner }) => [partner.id, { id, code }]));
};

/** The people of so many histories enter, and coupons are made for their partners. */
export const enter = async (stage: Stage, staff: Client, runs: number): Promise<readonly Cast[]> => {
  const people: Omit<Cast, 'batches'>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const facts = noFacts(`history-${run}`);
    const complain = (what: string): void => void facts.complaints.push(what);
    const member = (kept?: string) => newMember(stage.platform, newMobile(), complain, kept);
    const [buyer, neighbour] = [await member(), await member()];
    const partners = [await member(neighbour.kept), await member()] as const;
    people.push({ partners, buyers: [buyer, neighbour, partners[1]], facts });
  }
  const at = stage.clock.now();
  const all = people.flatMap(({ partners, buyers }) => [partners[0], ...buyers]);
  await stage.books.run(
    bindingsSql(
      all.map(({ userId }) => userId),
      at,
    ),
  );
  const rows = people.flatMap(({ partners }) =>
    partners.flatMap(({ userId }, which) => {
      const payee = PAYEES[which];
      return payee === undefined ? [] : [{ userId, payee }];
    }),
  );
  await stage.books.run(partnersSql(rows, at));
  const given: ReadonlyMap<string, Pick<Batch, 'id' | 'code'>>[] = [];
  for (const what of GIVEN)
    given.push(
      await handOut(
        stage,
        staff,
        what,
        people.map(({ partners }) => partners[what.partner]?.userId ?? ''),
      ),
    );
  return people.map((who) => ({
    ...who,
    batches: GIVEN.slice(0, BATCHES).flatMap(({ partner, ware, rule, limit }, index): Batch[] => {
      const made = given[index]?.get(who.partners[partner]?.userId ?? '');
      if (made === undefined || ware === undefined) return [];
      const { productId, choice, price } = ware;
      return [{ ...made, limit, productId, partner, choice, price: price - couponReduction(rule, price) }];
    }),
  }));
};
