/** Rows a page of a list: dense, but not more than one can go through. */
export const PAGE_SIZE = 50;
