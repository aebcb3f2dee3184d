import type { PageInput } from './port.js';

/** The rows of a page. */
export const windowOf = ({
  pageNum,
  pageSize,
}: PageInput): { readonly offset: number; readonly limit: number } => ({
  offset: pageNum * pageSize,
  limit: pageSize,
});
