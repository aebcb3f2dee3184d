/** Limits and defaults of the generic endpoints. Specification §9 (page size 15, page number 0). */
export const DEFAULT_PAGE_SIZE = 15;
export const DEFAULT_PAGE_NUM = 0;
export const MAX_PAGE_SIZE = 100;
/** Rows that an unpaged query answers at the most. */
export const MAX_QUERY_ROWS = 1000;
/** Values in one filter's list, at the most. */
export const MAX_FILTER_VALUES = 200;
/** Rows that may lie before a page, so that nobody makes the database walk through millions. */
export const MAX_OFFSET = 100_000;
