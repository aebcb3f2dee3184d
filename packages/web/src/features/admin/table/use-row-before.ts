import { useContext, useEffect, useRef, type RefObject } from 'react';
import { isAtRest } from '../at-rest';
import { PathBefore } from '../blocks/way-back';
import type { RowWay } from './row-way';

/**
 * Who comes back from the page of a row finds the focus on that row, and the row in sight, by whichever way he came; from
 * there the arrows go on. `rows`: undefined until those of this place are there.
 */
export const useRowBefore = <Row extends { readonly id: string }>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[] | undefined,
  wayOf: (row: Row) => RowWay,
): void => {
  const before = useContext(PathBefore);
  const isDue = useRef(before !== undefined);
  useEffect(() => {
    if (!isDue.current || rows === undefined) return;
    isDue.current = false;
    const id = rows.find((row) => wayOf(row).to === before)?.id;
    if (id === undefined || !isAtRest(document)) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });
};
