import { Button } from '@ykd/adapters-ui/widgets';
import { LEARN_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { common } from '../../../../messages/zh-CN/common';
import { shop } from '../../messages/zh-CN/shop';
import type { Owned } from '../owned';

export type BuyActionsProps = {
  /** What the buyer has of it already. */
  owned: Owned | undefined;
  /** The page that confirms the purchase. */
  buyHref: string;
};

/** The way to buy, or, for who has it already, to learn, and only then to buy again. */
export function BuyActions({ owned, buyHref }: BuyActionsProps) {
  if (owned === undefined) {
    return (
      <Button asChild size="lg">
        <Link to={buyHref}>{shop.product.buy}</Link>
      </Button>
    );
  }
  return (
    <>
      <Button asChild size="lg">
        <Link to={LEARN_PATH}>{common.goLearn}</Link>
      </Button>
      <Button asChild size="lg" variant="outline">
        <Link to={buyHref}>{shop.product.buyAgain}</Link>
      </Button>
    </>
  );
}
