import { Button, EmptyState } from '@ykd/adapters-ui/widgets';
import { Link } from 'react-router-dom';
import { shop } from '../../messages/zh-CN/shop';
import { mallHref } from '../../../../routing/mall-href';

const OTHERS = { href: mallHref(), label: shop.product.others };

export type ProductMissingProps = {
  title?: string | undefined;
  hint?: string | undefined;
  /** Where it goes on. */
  next?: { readonly href: string; readonly label: string };
};

/** Stands where a product would be that is not on sale, or cannot be bought like this. */
export function ProductMissing({
  title = shop.product.missing,
  hint = shop.product.missingHint,
  next = OTHERS,
}: ProductMissingProps) {
  return (
    <EmptyState
      drawing="search"
      title={title}
      hint={hint}
      action={
        <Button asChild>
          <Link to={next.href}>{next.label}</Link>
        </Button>
      }
    />
  );
}
