import { clientOf } from '@ykd/adapters-http/client';
import {
  productImageCalls,
  shelfCalls,
  staffProductCalls,
  type productListQuery,
} from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { ProductFilter } from '@ykd/application/staff-product';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type ProductPlace = ReturnType<typeof productListQuery.read> & { readonly size: number };

/** What the console reads and changes of products. */
const productQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { watched, quiet } = adminQueriesOf(services).ways;
  const product = clientOf(watched, staffProductCalls);
  const quietly = clientOf(quiet, staffProductCalls);

  const list = createQuery(
    { read: (page: ProductPlace) => product.list(page), keeps: () => true },
    queryScope,
  );
  const count = createQuery({ read: (filter: ProductFilter) => quietly.count(filter) }, queryScope);
  const order = createQuery({ read: () => quietly.order() }, queryScope);
  const one = createQuery({ read: (productId: string) => quietly.find({ productId }) }, queryScope);
  const prices = createQuery({ read: (productId: string) => quietly.prices({ productId }) }, queryScope);
  return {
    product,
    picture: clientOf(watched, productImageCalls),
    list,
    count,
    order,
    one,
    prices,
    /** The first that a search finds. */
    find: (search: string, size: number) => quietly.list({ size, search, columns: ['name', 'status'] }),
    /** What is online of the courses. */
    shelf: createQuery({ read: () => clientOf(quiet, shelfCalls).read() }, queryScope),
    /** A product is another one by now: so are the lists, and perhaps its prices. */
    outdate: (productId?: string) => {
      for (const query of [list, count, order]) query.outdate();
      if (productId !== undefined) for (const query of [one, prices]) query.outdate((id) => id === productId);
    },
  };
});

export const useProductQueries = () => productQueriesOf(useServices());
