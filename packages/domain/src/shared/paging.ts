/** How many entries a page of a generic query has when the caller names no number (Specification §7, §9). */
export const DEFAULT_PAGE_SIZE = 15;

/** The number of the page that a generic query answers when the caller names none; it counts from 0 (Specification §7, §9). */
export const DEFAULT_PAGE_NUM = 0;
