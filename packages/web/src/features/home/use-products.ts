import type { CommonQueryPort, Row } from '@ykd/application';
import { PRODUCT_LISTING } from '@ykd/domain/order';
import { useCallback, useEffect, useState } from 'react';

/** A product as the home page shows it. */
export type ProductRow = Row<'YkdProduct'>;

export type ProductsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly products: readonly ProductRow[] };

/** The courses on sale, in the shop's order. Specification §9 'Product listing'. */
const readProducts = async (commonQuery: CommonQueryPort): Promise<ProductsState> => {
  const result = await commonQuery.query({
    returnClassName: 'YkdProduct',
    paramClassName: 'YkdProduct',
    params: {
      ...PRODUCT_LISTING,
      includeFields: ['id', 'name', 'description', 'amount', 'skuAttrs'],
    },
  });
  return result.ok ? { status: 'ready', products: result.value } : { status: 'failed' };
};

/** Reads the products once, and again on retry. */
export const useProducts = (commonQuery: CommonQueryPort): ProductsState & { readonly retry: () => void } => {
  const [state, setState] = useState<ProductsState>({ status: 'loading' });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let left = false;
    void readProducts(commonQuery)
      .catch((): ProductsState => ({ status: 'failed' }))
      .then((next) => {
        if (!left) setState(next);
      });
    return () => {
      left = true;
    };
  }, [commonQuery, turn]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setTurn((before) => before + 1);
  }, []);
  return { ...state, retry };
};
