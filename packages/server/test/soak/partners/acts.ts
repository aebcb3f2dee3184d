import fc from 'fast-check';
import type { Act as ShopAct } from '../steps.js';

/** What is done with the money of orders, as in the play of the shop. */
type MoneyAct = Extract<ShopAct, { readonly do: 'pay' | 'scan' | 'tell' | 'settle' | 'console' | 'give' }>;

/** Which of the two staff. */
type Staff = 0 | 1;

/**
 * What the people of one history do: two partners, two buyers, two of the staff. A number picks one of those that there are by
 * then, 0 the newest. Partner 0 is paid in WeChat and shares a device with buyer 1; partner 1 is paid by the bank, and buys as well.
 */
export type PartnerAct =
  | MoneyAct
  | { readonly do: 'claim'; readonly who: number; readonly batch: number }
  | { readonly do: 'place'; readonly who: number; readonly coupon: number; readonly key: 'new' | 'again' }
  | { readonly do: 'review'; readonly order: number; readonly approve: boolean; readonly by: Staff }
  | { readonly do: 'rate'; readonly partner: number; readonly isForOne: boolean; readonly rateBp: number }
  | { readonly do: 'make'; readonly partner: number; readonly by: Staff; readonly key: 'new' | 'again' }
  | { readonly do: 'check' | 'refuse' | 'send' | 'look'; readonly payout: number; readonly by: Staff }
  | { readonly do: 'bank'; readonly payout: number; readonly by: Staff; readonly isPaid: boolean }
  | { readonly do: 'take'; readonly payout: number; readonly how: 'confirm' | 'fail' | 'expire' }
  | { readonly do: 'retell'; readonly payout: number };

export type PartnerStep = readonly [PartnerAct] | readonly [PartnerAct, PartnerAct];

/** How each of these acts is done; it answers what came of it, for people. */
export type PartnerActs<Name extends PartnerAct['do']> = {
  readonly [One in Name]: (act: PartnerAct & { readonly do: One }) => Promise<string>;
};

/** How many batches of coupons a history has. */
export const BATCHES = 6;
/** How many people claim and buy: two buyers, and the partner 1. */
const BUYERS = 3;

const pick = fc.nat(23);
const one = <const T extends string>(...values: readonly [T, ...T[]]) => fc.constantFrom(...values);
const by = fc.constantFrom<Staff>(0, 1);
/** What part of an order's price goes back, in cents; null: all that is left. */
const share = fc.option(fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60_000 })), {
  freq: 6,
});

const claim = fc.record({ do: one('claim'), who: fc.nat(BUYERS - 1), batch: fc.nat(BATCHES - 1) });
const place = fc.record({
  do: one('place'),
  who: fc.nat(BUYERS - 1),
  coupon: pick,
  key: one('new', 'new', 'new', 'again'),
});
const rate = fc.record({
  do: one('rate'),
  partner: fc.nat(1),
  isForOne: fc.boolean(),
  rateBp: fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.constantFrom(1, 5, 50, 10_000)),
});

/** What happens most often stands in front; everything has a weight. */
const act: fc.Arbitrary<PartnerAct> = fc.oneof(
  { weight: 8, arbitrary: claim },
  { weight: 10, arbitrary: place },
  { weight: 9, arbitrary: fc.record({ do: one('pay'), order: pick, way: one('NATIVE', 'H5', 'JSAPI') }) },
  {
    weight: 14,
    arbitrary: fc.record({ do: one('scan'), trade: pick, how: one('pay', 'pay', 'pay', 'twice', 'silent') }),
  },
  { weight: 12, arbitrary: fc.record({ do: one('tell'), notice: pick }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: one('give'), order: pick, share, key: one('new', 'new', 'again') }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: one('settle'), refund: pick, status: one('SUCCESS', 'SUCCESS', 'ABNORMAL') }),
  },
  { weight: 1, arbitrary: fc.record({ do: one('console'), trade: pick }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: one('review'), order: pick, approve: fc.boolean(), by }),
  },
  { weight: 5, arbitrary: rate },
  {
    weight: 9,
    arbitrary: fc.record({ do: one('make'), partner: fc.nat(1), by, key: one('new', 'new', 'again') }),
  },
  {
    weight: 16,
    arbitrary: fc.record({
      do: one('check', 'check', 'check', 'send', 'send', 'look', 'refuse'),
      payout: pick,
      by,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: one('bank'), payout: pick, by, isPaid: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: one('take'), payout: pick, how: one('confirm', 'confirm', 'fail', 'expire') }),
  },
  { weight: 6, arbitrary: fc.record({ do: one('retell'), payout: pick }) },
);

/** What an order is attributed by has to be there before or after it, or nobody can say what is right. */
const FIRST_OR_LAST: readonly PartnerAct['do'][] = ['claim', 'rate'];
const isClear = (both: readonly [PartnerAct, PartnerAct]): boolean =>
  !both.some((played) => played.do === 'place') || !both.some((played) => FIRST_OR_LAST.includes(played.do));

const step: fc.Arbitrary<PartnerStep> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(act) },
  { weight: 2, arbitrary: fc.tuple(act, act).filter(isClear) },
  // The last of a batch, and a step about one payout, by two at once.
  {
    weight: 1,
    arbitrary: fc.nat(BATCHES - 1).map((batch) => {
      const both = [0, 1].map((who) => ({ do: 'claim', who, batch }) as const);
      return both as unknown as PartnerStep;
    }),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(one('check', 'refuse', 'send'), one('check', 'refuse', 'look'), pick)
      .map(([first, second, payout]): PartnerStep => [
        { do: first, payout, by: 0 },
        { do: second, payout, by: 1 },
      ]),
  },
);

/** Somebody claims, places and pays, so that there is something to be held. */
const bought = (who: number): fc.Arbitrary<readonly PartnerStep[]> =>
  fc
    .tuple(fc.nat(BATCHES - 1), one('NATIVE', 'H5', 'JSAPI'))
    .map(([batch, way]) => [
      [{ do: 'claim', who, batch }],
      [{ do: 'place', who, coupon: 0, key: 'new' }],
      [{ do: 'pay', order: 0, way }],
      [{ do: 'scan', trade: 0, how: 'pay' }],
      [{ do: 'tell', notice: 0 }],
    ]);

/** What is payable goes out by two people, and is told of twice. */
const paidOut: fc.Arbitrary<readonly PartnerStep[]> = fc
  .tuple(fc.nat(1), by, fc.boolean(), one('confirm', 'confirm', 'fail', 'expire'))
  .map(([partner, maker, isPaid, how]) => {
    const payout = 0;
    const checker = maker === 0 ? 1 : 0;
    return [
      [{ do: 'make', partner, by: maker, key: 'new' }],
      [{ do: 'check', payout, by: checker }],
      partner === 0 ? [{ do: 'look', payout, by: maker }] : [{ do: 'send', payout, by: maker }],
      partner === 0 ? [{ do: 'take', payout, how }] : [{ do: 'bank', payout, by: maker, isPaid }],
      [
        { do: 'retell', payout },
        { do: 'retell', payout },
      ],
    ];
  });

const alone = step.map((single): readonly PartnerStep[] => [single]);
const next = fc.oneof(
  { weight: 12, arbitrary: alone },
  { weight: 3, arbitrary: fc.nat(BUYERS - 1).chain(bought) },
  { weight: 3, arbitrary: paidOut },
);

/** What one history is: some buy, then anything happens. */
export const history: fc.Arbitrary<readonly PartnerStep[]> = fc
  .tuple(bought(0), bought(1), fc.array(next, { minLength: 15, maxLength: 50, size: 'max' }))
  .map(([mine, yours, rest]) => [...mine, ...yours, ...rest.flat()]);

/** What happens to all histories at once, when a share (0 to 1) of all acts is done. */
export interface PartnerUpheaval {
  readonly at: number;
  readonly what: 'days' | 'a-minute' | 'outage' | 'recovery' | 'kill' | 'close' | 'close-killed' | 'verify';
  /** The server that is killed. */
  readonly which: number;
}

/** How long an outage lasts, as a share of all acts. */
const OUTAGE = 0.05;

/** The upheavals of a batch, so many kills among them. */
export const partnerUpheavals = (kills: number): fc.Arbitrary<readonly PartnerUpheaval[]> => {
  const some = (what: PartnerUpheaval['what'], from: number, least: number, most: number) => {
    const at = fc.double({ min: from, max: 0.95, noNaN: true });
    return fc.array(fc.record({ at, what: fc.constant(what), which: fc.nat(1) }), {
      minLength: least,
      maxLength: most,
    });
  };
  return fc
    .tuple(
      some('days', 0.1, 5, 7),
      some('a-minute', 0.05, 1, 3),
      some('outage', 0.05, 1, 2),
      some('kill', 0.05, kills, kills),
      some('close', 0.6, 1, 2),
      some('close-killed', 0.6, 1, 1),
      some('verify', 0.3, 1, 1),
    )
    .map((all) => {
      const recoveries = all[2].map((outage) => ({
        ...outage,
        at: outage.at + OUTAGE,
        what: 'recovery' as const,
      }));
      return [...all.flat(), ...recoveries].toSorted((a, b) => a.at - b.at);
    });
};
