import type { PageInput, ShopPage } from './port.js';

/** The rows of a page. */
export const windowOf = ({
  pageNum,
  pageSize,
}: PageInput): { readonly offset: number; readonly limit: number } => ({
  offset: pageNum * pageSize,
  limit: pageSize,
});

/** A page out of what was found in its window. */
export const shopPage = <Row, Shown>(
  { pageNum, pageSize }: PageInput,
  { list, total }: { readonly list: readonly Row[]; readonly total: number },
  show: (row: Row) => Shown,
): ShopPage<Shown> => ({ list: list.map(show), total, pageNum, pageSize });
