import type { Key, KeyRows, KeyWindow } from '../ports/key-window.js';

/**
 * Walks through a list by its key, some rows at a time and never none: each row once, however others come and go.
 *
 * @param limit - how many rows are read at a time
 */
export async function* rowBatches<Row, K extends Key>(
  read: (window: KeyWindow<K>) => Promise<KeyRows<Row>>,
  keyOf: (row: Row) => K,
  limit: number,
): AsyncGenerator<readonly Row[], void> {
  let from: KeyWindow<K>['from'];
  for (;;) {
    const { list, hasMore } = await read({ limit, ...(from === undefined ? {} : { from }) });
    if (list.length > 0) yield list;
    const last = list.at(-1);
    if (!hasMore || last === undefined) return;
    from = { key: keyOf(last), isBackwards: false };
  }
}

/** The same, row by row. */
export async function* allRows<Row, K extends Key>(
  ...list: Parameters<typeof rowBatches<Row, K>>
): AsyncGenerator<Row, void> {
  for await (const batch of rowBatches(...list)) yield* batch;
}
