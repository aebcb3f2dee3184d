import type { CouponClaim } from '@ykd/application/ports';
import { DAY_MS } from '@ykd/domain/shared';
import type { Population } from '../../persistence/index.js';
import type { BatchLine } from '../coupon-batches.js';

/** Which of the batches of the school's students. */
type BatchName = 'mini' | 'web';

/** Somebody who claims a coupon, and perhaps pays an order with it a while later; days before now. */
interface Wish {
  readonly batch: BatchName;
  readonly claimed: number;
  readonly ordered?: number;
  /** So many days before now so much of the money goes back, in cents; null: all of it. */
  readonly back?: { readonly daysAgo: number; readonly amount: number | null; readonly reason: string };
  readonly standing?: CouponClaim['partnerStanding'];
}

/**
 * What the partner of the demo brought in two months, the first first: commission that was paid out, some of which went back
 * afterwards and is carried forward, some that is on its way, payable or held, and an order that staff have to look at.
 */
const WISHES: readonly Wish[] = [
  { batch: 'mini', claimed: 52, ordered: 51 },
  { batch: 'mini', claimed: 47, ordered: 46 },
  {
    batch: 'mini',
    claimed: 44,
    ordered: 43,
    back: { daysAgo: 33, amount: 30_000, reason: '按约定退还一部分学费' },
  },
  { batch: 'web', claimed: 39, ordered: 38 },
  {
    batch: 'web',
    claimed: 37,
    ordered: 36,
    back: { daysAgo: 20, amount: null, reason: '工作调动，没有时间学' },
  },
  { batch: 'mini', claimed: 35 },
  { batch: 'mini', claimed: 31, ordered: 29 },
  { batch: 'web', claimed: 24, ordered: 22 },
  { batch: 'mini', claimed: 17, ordered: 15 },
  { batch: 'web', claimed: 11, ordered: 9 },
  { batch: 'web', claimed: 8 },
  { batch: 'web', claimed: 6, ordered: 5 },
  { batch: 'mini', claimed: 4, ordered: 2, standing: 'device' },
  { batch: 'web', claimed: 2, ordered: 1 },
];

const BATCHES: Readonly<Record<BatchName, Omit<BatchLine, 'claims'>>> = {
  mini: {
    code: 'demo-huoban-mini',
    productId: 'product-mini',
    name: '小程序开发立减 100 元',
    rule: { kind: 'AMOUNT', cents: 10_000 },
    limit: 30,
    days: [-58, 30],
    validDays: 30,
    visits: [
      [50, 26],
      [30, 14],
      [4, 9],
    ],
  },
  web: {
    code: 'demo-huoban-web',
    productId: 'product-web',
    name: '前端课程九五折',
    rule: { kind: 'PERCENT', percent: 5 },
    limit: 40,
    days: [-42, 45],
    validDays: 30,
    visits: [
      [38, 31],
      [10, 12],
      [1, 6],
    ],
  },
};

/** A purchase that is to be made with the coupon of a claim. */
export interface PartnerPurchase extends Pick<Wish, 'back'> {
  readonly buyerId: string;
  readonly productId: string;
  readonly couponId: string;
  readonly ordered: number;
}

/** Who of a school claims what of the partner, and buys: each once, and none before he came. Fewer than that in a small school. */
export const partnerPlan = (
  { members }: Pick<Population, 'members'>,
  at: number,
  /** How many batches there are before these. */
  from: number,
): { readonly lines: readonly BatchLine[]; readonly purchases: readonly PartnerPurchase[] } => {
  const taken = new Set<string>();
  const buyerOf = ({ claimed }: Wish): string | undefined => {
    const buyer = members.find(
      ({ user, at: came }) =>
        user.name !== undefined && !taken.has(user.id) && came < at - (claimed + 1) * DAY_MS,
    )?.user.id;
    if (buyer !== undefined) taken.add(buyer);
    return buyer;
  };
  const made = WISHES.flatMap((wish) => {
    const buyerId = buyerOf(wish);
    return buyerId === undefined ? [] : [{ ...wish, buyerId }];
  });
  const names = Object.keys(BATCHES) as BatchName[];
  const of = (name: BatchName) => made.filter(({ batch }) => batch === name);
  return {
    lines: names.map((name) => ({
      ...BATCHES[name],
      claims: of(name).map(
        ({ buyerId, claimed, standing = 'unknown' }) => [buyerId, claimed, standing] as const,
      ),
    })),
    purchases: names.flatMap((name, batch) =>
      of(name).flatMap(({ buyerId, ordered, back }, claim) =>
        ordered === undefined
          ? []
          : [
              {
                buyerId,
                productId: BATCHES[name].productId,
                couponId: `demo-claimed-${from + batch + 1}-${claim + 1}`,
                ordered,
                ...(back === undefined ? {} : { back }),
              },
            ],
      ),
    ),
  };
};
