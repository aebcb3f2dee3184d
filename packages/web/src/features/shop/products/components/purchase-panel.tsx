import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import type { OnlineOf } from '@ykd/application/shelf';
import type { SkuChoice, SkuValue } from '@ykd/domain/order';
import { CheckIcon } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';
import { MergedDays } from '../../../../components/merged-days';
import { shop } from '../../messages/zh-CN/shop';
import { onlineInWords } from '../online';
import { openedBy } from '../opens';
import { choosableAttrs, type ProductRow } from '../product';
import { BuyActions } from './buy-actions';
import { OptionList } from './option-list';
import { OwnedNote } from './owned-note';
import { Price } from './price';
import type { Beside } from '../use-owned';
import { RefundingNote } from './refunding-note';
import { WaitingNote, type WaitingOrder } from './waiting-note';

const words = shop.product;

/** What is chosen of a product, and what follows from it. */
export interface Choosing extends Beside {
  /** One value for each attribute that has values. */
  readonly choice: readonly string[];
  readonly chosen: SkuChoice;
  readonly onChoose: (choice: readonly string[]) => void;
  /** What is online, once it is known. */
  readonly onlineOf?: OnlineOf | undefined;
  /** The page that confirms the purchase. */
  readonly buyHref: string;
  /** What coupons make of the price; nothing where nobody buys. */
  readonly coupons?: ReactNode;
  /** His order of it that waits for its payment. */
  readonly waiting: WaitingOrder | undefined;
}

const daysHint = ({ extraInfo }: SkuValue): string | undefined =>
  extraInfo?.validDays === undefined ? undefined : `${words.validDays} ${words.days(extraInfo.validDays)}`;

function Attributes({ product, choice, onChoose }: { product: ProductRow } & Choosing) {
  return choosableAttrs(product).map(({ name = words.attribute, values }, at) => {
    // The first attribute decides what it costs.
    const priced = at === 0 && values.some(({ amount }) => amount !== undefined);
    if (values.length === 1) return null;
    return (
      <section key={name}>
        <styled.h2 fontSize="sm" color="fg.muted" fontWeight="medium" marginBottom="2">
          {words.choose(name)}
        </styled.h2>
        <OptionList
          name={`attribute-${at}`}
          legend={words.choose(name)}
          value={choice[at] ?? ''}
          onChange={(value) => onChoose(choice.with(at, value))}
          options={values.map((value) => ({
            id: value.value,
            label: value.value,
            ...(at === 0 ? { hint: daysHint(value) } : {}),
            ...(priced ? { aside: <Price cents={value.amount ?? product.amount} /> } : {}),
          }))}
        />
      </section>
    );
  });
}

function Days({ title, days, merged }: { title: string; days: number; merged: number | undefined }) {
  return (
    <styled.div flex="1">
      <styled.dt fontSize="sm" color="fg.muted">
        {title}
      </styled.dt>
      <styled.dd fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {words.days(days)}
        <MergedDays own={days} merged={merged} />
      </styled.dd>
    </styled.div>
  );
}

/** Where a product is chosen and bought: attributes, price, how long it lasts. */
export function PurchasePanel({ product, ...choosing }: { product: ProductRow } & Choosing) {
  const { chosen, buyHref, onlineOf, owned, refunding, merged, waiting, coupons } = choosing;
  const online = onlineInWords(openedBy(chosen.skuAttrs).courses, onlineOf);
  return (
    <Card as="section" aria-label={product.name} room="lg" display="flex" flexDirection="column" gap="5">
      <Attributes product={product} {...choosing} />
      <Price cents={chosen.amount} textStyle="figure" />
      {coupons}
      <div>
        <styled.dl display="flex" gap="4">
          <Days title={words.validDays} days={chosen.validDays} merged={merged?.validDays} />
          <Days title={words.serviceDays} days={chosen.serviceDays} merged={merged?.serviceDays} />
        </styled.dl>
        <styled.p color="fg.subtle" fontSize="sm" marginTop="1">
          {words.daysHint}
        </styled.p>
      </div>
      {online !== undefined && <p>{online}</p>}
      <WaitingNote order={waiting} />
      <RefundingNote orderId={refunding?.id} />
      <OwnedNote owned={owned} />
      {/* On a phone it stands in the bar at the bottom instead. */}
      <styled.div display={{ base: 'none', lg: 'grid' }} gap="2.5">
        <BuyActions owned={owned} buyHref={buyHref} />
      </styled.div>
      <styled.ul
        listStyle="none"
        display="flex"
        flexDirection="column"
        gap="1.5"
        fontSize="sm"
        lineHeight="snug"
        color="fg.muted"
      >
        {words.promise.map((line) => (
          <styled.li key={line} display="flex" gap="2">
            <CheckIcon size={18} />
            {line}
          </styled.li>
        ))}
      </styled.ul>
    </Card>
  );
}
