import { styled } from '@ykd/adapters-ui/styled';
import { Facts } from './facts';
import { Price } from '../../products/components/price';

export type PriceLinesProps = {
  listLabel: string;
  listAmount: number;
  reductionLabel: string;
  amountLabel: string;
  amount: number;
};

/** How an amount comes about: the price, what the coupon takes off, what is left. Cents. */
export function PriceLines({ listLabel, listAmount, reductionLabel, amountLabel, amount }: PriceLinesProps) {
  const reduction = listAmount - amount;
  return (
    <div>
      <Facts
        facts={[
          [listLabel, <Price key="list" cents={listAmount} fontWeight="normal" />],
          [
            reductionLabel,
            reduction === 0 ? undefined : (
              <Price key="reduction" cents={-reduction} fontWeight="normal" color="brand.fg" />
            ),
          ],
        ]}
      />
      <styled.p
        display="flex"
        justifyContent="space-between"
        alignItems="baseline"
        gap="4"
        marginTop="3"
        paddingTop="3"
        borderTopWidth="1px"
        borderColor="line"
      >
        <span>{amountLabel}</span>
        <Price cents={amount} fontSize="2xl" lineHeight="tight" />
      </styled.p>
    </div>
  );
}
