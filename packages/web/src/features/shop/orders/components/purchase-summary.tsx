import { styled } from '@ykd/adapters-ui/styled';
import type { SkuAttr, SoldDays } from '@ykd/domain/order';
import { MergedDays } from '../../../../components/merged-days';
import { periods } from '../../../../messages/zh-CN/periods';
import { orders } from '../../messages/zh-CN/orders';
import { shop } from '../../messages/zh-CN/shop';
import { openedBy } from '../../products/opens';
import { ProductImage } from '../../products/components/product-image';

export type PurchaseSummaryProps = {
  name: string;
  imageUrl: string | null | undefined;
  skuAttrs: readonly SkuAttr[];
  validDays: number;
  serviceDays: number;
  /** Its days beside the buyer's other orders, where those give it more. */
  merged?: SoldDays | null | undefined;
};

/** What was chosen, in one line: the values of the attributes. */
export const chosenInWords = (skuAttrs: readonly SkuAttr[]): string =>
  skuAttrs.flatMap(({ values }) => values.slice(0, 1).map(({ value }) => value)).join(' · ');

/** What is bought: its picture, its name, what was chosen, how long it lasts. */
export function PurchaseSummary({
  name,
  imageUrl,
  skuAttrs,
  validDays,
  serviceDays,
  merged,
}: PurchaseSummaryProps) {
  const { courses } = openedBy(skuAttrs);
  const chosen = chosenInWords(skuAttrs);
  return (
    <styled.div display="flex" gap="4" alignItems="flex-start">
      <styled.div width={{ base: '24', sm: '40' }} flexShrink={0} borderRadius="md" overflow="hidden">
        <ProductImage product={{ name, imageUrl, skuAttrs }} />
      </styled.div>
      <styled.div minWidth="0" lineHeight="snug" display="flex" flexDirection="column" gap="1">
        <styled.p fontWeight="semibold">{name}</styled.p>
        {chosen !== '' && <styled.p color="fg.muted">{chosen}</styled.p>}
        <styled.p color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums" wordBreak="keep-all">
          {orders.validDays(validDays, serviceDays)}
        </styled.p>
        <MergedDays own={validDays} merged={merged?.validDays} />
        <MergedDays own={serviceDays} merged={merged?.serviceDays} inWords={periods.mergedService} />
        {courses.length > 0 && (
          <styled.p color="fg.subtle" fontSize="sm">
            {shop.courseCount(courses.length)}
          </styled.p>
        )}
      </styled.div>
    </styled.div>
  );
}
