/** Entries on one page of the generic endpoints, at the most. */
export const MAX_PAGE_SIZE = 100;
/** Rows that an unpaged query answers at the most. */
export const MAX_QUERY_ROWS = 1000;
/** Values in one filter's list, at the most. */
export const MAX_FILTER_VALUES = 200;
/** Rows that may lie before a page, so that nobody makes the database walk through millions. */
export const MAX_OFFSET = 100_000;
/** The number of the last page of any list, whatever the size of its pages. */
export const LAST_PAGE_NUM = MAX_OFFSET / MAX_PAGE_SIZE;
