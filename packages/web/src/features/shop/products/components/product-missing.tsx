import { Button, EmptyState } from '@ykd/adapters-ui/widgets';
import { Link } from 'react-router-dom';
import { shop } from '../../../../messages/zh-CN/shop';
import { mallHref } from '../../../../routing/mall-href';

/** Stands where a product would be that is not on sale. */
export function ProductMissing({
  title = shop.product.missing,
  hint = shop.product.missingHint,
}: {
  title?: string | undefined;
  hint?: string | undefined;
}) {
  return (
    <EmptyState
      drawing="search"
      title={title}
      hint={hint}
      action={
        <Button asChild>
          <Link to={mallHref()}>{shop.product.others}</Link>
        </Button>
      }
    />
  );
}
