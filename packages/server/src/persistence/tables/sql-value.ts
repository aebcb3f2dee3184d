/** What stands in a column, and what a statement takes. */
export type SqlValue = string | number | null;
