import type { OfflineOrderInput } from '@ykd/application/staff-refund';
import { issuesOf, type Issue } from '@ykd/domain/member';
import {
  attrsOnSale,
  formatAmount,
  offlineAmountIssue,
  offlinePaidAtIssue,
  refundEvidenceIssue,
  skuChoice,
  type OfflineWay,
} from '@ykd/domain/order';
import { dayIndexOf, startOfShanghaiDay } from '@ykd/domain/shared';
import { centsIn } from '../../blocks/cents';
import { reasonIssues } from '../../blocks/reason-field';
import { offline as words } from '../../messages/zh-CN/offline';
import { orders } from '../../messages/zh-CN/orders';
import { REASON } from '../act-on-order';
import type { Goods } from '../order-queries';

/** What the form has; nothing is ''. */
export type OfflineValues = {
  readonly userId: string;
  readonly productId: string;
  readonly choice: readonly string[];
  /** In yuan, as it was typed. */
  readonly amount: string;
  /** A Shanghai day. */
  readonly paidAt: string;
  readonly way: OfflineWay;
  readonly evidence: string;
  readonly reason: string;
  readonly again: boolean;
  /** He paid more than the price, and that is meant. */
  readonly over: boolean;
};

/** What of a product is chosen from: the attributes that have values, with those on sale. */
export const choosable = ({ skuAttrs }: Pick<Goods, 'skuAttrs'>) => attrsOnSale(skuAttrs);

/** What the choice costs and for how long it lasts; undefined while something is not chosen. */
export const pricedOf = (product: Goods | undefined, choice: readonly string[]) => {
  const chosen = product === undefined ? undefined : skuChoice(product, choice);
  return chosen?.ok === true ? chosen.value : undefined;
};

/** What was paid where that is more than the price, and the price, in cents. */
export const overPaid = (
  { amount, choice }: Pick<OfflineValues, 'amount' | 'choice'>,
  product: Goods | undefined,
): { readonly paid: number; readonly price: number } | undefined => {
  const [paid, price] = [centsIn(amount), pricedOf(product, choice)?.amount];
  return paid !== undefined && price !== undefined && paid > price ? { paid, price } : undefined;
};

/** When it was paid, as far as that is known: the day begins. */
const paidAtOf = (day: string): number => startOfShanghaiDay(dayIndexOf(day));

/** Another choice: its price is what was paid, unless somebody typed another amount. */
export const chosenAnew = (
  values: OfflineValues,
  products: readonly Goods[],
  part: Pick<OfflineValues, 'productId' | 'choice'>,
): Partial<OfflineValues> => {
  const priceOf = ({ productId, choice }: Pick<OfflineValues, 'productId' | 'choice'>): string => {
    const priced = pricedOf(
      products.find(({ id }) => id === productId),
      choice,
    );
    return priced === undefined ? '' : formatAmount(priced.amount);
  };
  const isTyped = values.amount !== priceOf(values);
  return { ...part, ...(isTyped ? {} : { amount: priceOf(part) }), again: false, over: false };
};

/** What is missing or wrong, by the rules that the server has as well. */
export const offlineIssues = (
  values: OfflineValues,
  { product, owned, now }: { product: Goods | undefined; owned: boolean; now: number },
): readonly Issue[] => {
  const amount = centsIn(values.amount);
  const isPriced = pricedOf(product, values.choice) !== undefined;
  return [
    ...issuesOf([
      ['userId', values.userId === '' ? words.chooseStudent : undefined],
      ['productId', isPriced ? undefined : words.chooseProduct],
      ['again', owned && !values.again ? words.chooseAgain : undefined],
      ['amount', amount === undefined ? orders.notAmount : offlineAmountIssue(amount)],
      ['over', overPaid(values, product) && !values.over ? words.chooseOver : undefined],
      ['paidAt', values.paidAt === '' ? words.chooseDay : offlinePaidAtIssue(paidAtOf(values.paidAt), now)],
      ['evidence', refundEvidenceIssue(values.evidence)],
    ]),
    ...reasonIssues(values.reason, REASON),
  ];
};

/** The same for the server, once nothing is wrong with it. */
export const offlineInput = (
  { amount, paidAt, again, over: _seen, ...values }: OfflineValues,
  pictures: readonly string[],
): Omit<OfflineOrderInput, 'requestKey'> => ({
  ...values,
  evidence: values.evidence.trim(),
  reason: values.reason.trim(),
  amount: centsIn(amount) ?? 0,
  paidAt: paidAtOf(paidAt),
  pictures,
  ...(again ? { again } : {}),
});
