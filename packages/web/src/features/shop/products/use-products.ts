import { createQuery, type QueryState } from '@ykd/adapters-ui/stores';
import { useStore } from '@ykd/adapters-ui/react';
import type { AppError, CommonQueryPort } from '@ykd/application';
import { PRODUCT_LISTING } from '@ykd/domain/order';
import { ok } from '@ykd/domain/shared';
import { useEffect, useState } from 'react';
import { useServices } from '../../../container/services-context';
import { PRODUCT_FIELDS, type ProductRow } from './product';

/** A row holds the fields that were asked for. */
const asProducts = (rows: readonly object[]): readonly ProductRow[] => rows as readonly ProductRow[];

/** The courses on sale, in the shop's order. Specification §9 'Product listing'. */
const readProducts = async (commonQuery: CommonQueryPort) => {
  const result = await commonQuery.query({
    returnClassName: 'YkdProduct',
    paramClassName: 'YkdProduct',
    params: { ...PRODUCT_LISTING, includeFields: PRODUCT_FIELDS },
  });
  return result.ok ? ok(asProducts(result.value)) : result;
};

/** A product that is on sale; null for any other. */
const readProduct = async (commonQuery: CommonQueryPort, id: string) => {
  const result = await commonQuery.findById(
    {
      returnClassName: 'YkdProduct',
      paramClassName: 'YkdProduct',
      params: { includeFields: PRODUCT_FIELDS },
    },
    id,
  );
  return result.ok ? ok(result.value === null ? null : (asProducts([result.value])[0] ?? null)) : result;
};

type Reading<Value> = Pick<QueryState<unknown, Value, AppError>, 'status' | 'value'> & {
  readonly retry: () => void;
};

/** Reads the courses on sale once, and again on retry. */
export const useProducts = (): Reading<readonly ProductRow[]> => {
  const { commonQuery } = useServices();
  const [query] = useState(() => createQuery(() => readProducts(commonQuery)));
  useEffect(() => void query.ask(undefined), [query]);
  return { ...useStore(query), retry: () => void query.ask(undefined) };
};

/** Reads a product; its value is null when it is not on sale. */
export const useProduct = (id: string): Reading<ProductRow | null> => {
  const { commonQuery } = useServices();
  const [query] = useState(() => createQuery((productId: string) => readProduct(commonQuery, productId)));
  useEffect(() => void query.ask(id), [query, id]);
  return { ...useStore(query), retry: () => void query.ask(id) };
};
