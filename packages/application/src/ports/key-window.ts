/** Where a row stands in a list: the values that the list is sorted by. The last one is the row's alone. */
export type Key = readonly (string | number)[];

/** Which rows are read: the first ones, or those right behind a key or, backwards, right before it. */
export interface KeyWindow<K extends Key> {
  readonly limit: number;
  readonly from?: { readonly key: K; readonly isBackwards: boolean };
}

/** Rows in the order of the list, and whether there are more of them in the direction in which was read. */
export interface KeyRows<Row> {
  readonly list: readonly Row[];
  readonly hasMore: boolean;
}
