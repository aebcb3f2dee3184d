import type { PaymentWay } from '@ykd/domain/order';
import fc from 'fast-check';

/** What a buyer, his bank, WeChat Pay, staff or somebody bad does. A number picks one of those that there are by then. */
export type Act =
  | {
      readonly do: 'place';
      readonly ware: number;
      readonly coupon: 'none' | 'own' | 'other';
      readonly key: 'new' | 'again';
    }
  | { readonly do: 'underpay'; readonly ware: number }
  | { readonly do: 'pay'; readonly order: number; readonly way: PaymentWay }
  | { readonly do: 'scan'; readonly trade: number; readonly how: 'pay' | 'fail' | 'twice' | 'silent' }
  | { readonly do: 'tell'; readonly notice: number }
  | { readonly do: 'forge'; readonly notice: number; readonly how: Forgery; readonly at: number }
  | { readonly do: 'cancel' | 'check' | 'look' | 'ask'; readonly order: number }
  | { readonly do: 'decide'; readonly order: number; readonly grant: boolean; readonly share: number | null }
  | {
      readonly do: 'give';
      readonly order: number;
      readonly share: number | null;
      readonly key: 'new' | 'again';
    }
  | { readonly do: 'settle'; readonly refund: number; readonly status: 'SUCCESS' | 'ABNORMAL' | 'CLOSED' }
  | {
      readonly do: 'meddle';
      readonly order: number;
      readonly how: 'cancel' | 'pay' | 'check' | 'refund' | 'look';
    }
  | { readonly do: 'retry'; readonly refund: number }
  | { readonly do: 'stray' }
  | { readonly do: 'console'; readonly trade: number }
  | { readonly do: 'watch'; readonly order: number };

/** How each of these acts is done; it answers what came of it, for people. */
export type Acts<Name extends Act['do']> = {
  readonly [One in Name]: (act: Act & { readonly do: One }) => Promise<string>;
};

/** How a notification is made a forged one. */
export type Forgery = 'bit' | 'cut' | 'unsigned' | 'other-signature' | 'wrong-key' | 'other-merchant' | 'old';

/** Two acts in a step happen at once. */
export type Step = readonly [Act] | readonly [Act, Act];

const pick = fc.nat(11);
const one = <const T extends string>(...values: readonly [T, ...T[]]) => fc.constantFrom(...values);
/** What part of an order's price goes back, in cents; null: all that is left. */
const share = fc.option(fc.integer({ min: 1, max: 300_000 }));
/** What happens most often stands in front; everything has a weight. */
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: one('place'),
      ware: fc.nat(2),
      coupon: one('none', 'own', 'own', 'other'),
      key: one('new', 'new', 'again'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: one('pay'), order: pick, way: one('NATIVE', 'H5', 'JSAPI') }) },
  { weight: 2, arbitrary: fc.record({ do: one('watch'), order: pick }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: one('scan'),
      trade: pick,
      how: one('pay', 'pay', 'pay', 'twice', 'silent', 'fail'),
    }),
  },
  { weight: 9, arbitrary: fc.record({ do: one('tell'), notice: pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: one('forge'),
      notice: pick,
      how: one('bit', 'cut', 'unsigned', 'other-signature', 'wrong-key', 'other-merchant', 'old'),
      at: fc.nat(4000),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: one('cancel', 'check', 'check', 'look', 'look'), order: pick }) },
  { weight: 5, arbitrary: fc.record({ do: one('ask'), order: pick }) },
  { weight: 5, arbitrary: fc.record({ do: one('decide'), order: pick, grant: fc.boolean(), share }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: one('give'), order: pick, share, key: one('new', 'new', 'again') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: one('settle'),
      refund: pick,
      status: one('SUCCESS', 'SUCCESS', 'ABNORMAL', 'CLOSED'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: one('meddle'),
      order: pick,
      how: one('cancel', 'pay', 'check', 'refund', 'look'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: one('retry'), refund: pick }) },
  { weight: 1, arbitrary: fc.record({ do: one('stray') }) },
  { weight: 2, arbitrary: fc.record({ do: one('console'), trade: pick }) },
  { weight: 1, arbitrary: fc.record({ do: one('underpay'), ware: fc.nat(2) }) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(act) },
  { weight: 2, arbitrary: fc.tuple(act, act) },
);

/** What one buyer goes through: he begins to buy, then anything happens. */
export const script: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    fc.record({ ware: fc.nat(2), coupon: one('none', 'own') }),
    one('NATIVE', 'H5', 'JSAPI'),
    fc.array(step, { minLength: 6, maxLength: 40, size: 'max' }),
  )
  .map(([{ ware, coupon }, way, rest]) => [
    [{ do: 'place', ware, coupon, key: 'new' }],
    [{ do: 'pay', order: 0, way }],
    ...rest,
  ]);

/** What happens to everybody at once, when a share (0 to 1) of all acts is done. */
export interface Upheaval {
  readonly at: number;
  readonly what: 'half-an-hour' | 'a-minute' | 'outage' | 'recovery' | 'kill';
  /** The server that is killed. */
  readonly which: number;
}

/** How long an outage lasts, as a share of all acts. */
const OUTAGE = 0.06;

/** The upheavals of a batch, so many kills among them. */
export const upheavals = (kills: number): fc.Arbitrary<readonly Upheaval[]> => {
  const at = fc.double({ min: 0.05, max: 0.98, noNaN: true });
  const some = (what: Upheaval['what'], least: number, most: number) =>
    fc.array(fc.record({ at, what: fc.constant(what), which: fc.nat(1) }), {
      minLength: least,
      maxLength: most,
    });
  return fc
    .tuple(
      some('half-an-hour', 1, 2),
      some('a-minute', 1, 4),
      some('outage', 2, 4),
      some('kill', kills, kills),
    )
    .map(([half, minutes, outages, killed]) => {
      const recoveries = outages.map((outage) => ({
        ...outage,
        at: outage.at + OUTAGE,
        what: 'recovery' as const,
      }));
      return [...half, ...minutes, ...outages, ...recoveries, ...killed].toSorted((a, b) => a.at - b.at);
    });
};
