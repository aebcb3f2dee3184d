import { createSnapshots, type Snapshots } from '../snapshots.js';

/** Rows that are chosen, by id. */
export interface Selection extends Snapshots<ReadonlySet<string>> {
  /** Chooses a row, or no longer. */
  toggle(id: string): void;
  /** Does with all rows from the one that was toggled last up to this one what would be done with this one. */
  toggleRange(ids: readonly string[], to: string): void;
  set(ids: readonly string[], isChosen: boolean): void;
  clear(): void;
}

/** Nothing is chosen yet. It belongs to one page of one list: another place begins with another selection. */
export const createSelection = (): Selection => {
  const { reader, write } = createSnapshots<ReadonlySet<string>>(new Set());
  let last: string | undefined;

  const set = (ids: readonly string[], isChosen: boolean): void => {
    const now = reader.getSnapshot();
    const rest = [...now].filter((id) => !ids.includes(id));
    write(new Set(isChosen ? [...rest, ...ids] : rest));
  };
  return {
    ...reader,
    set,
    toggle: (id) => {
      set([id], !reader.getSnapshot().has(id));
      last = id;
    },
    toggleRange: (ids, to) => {
      const [from, until] = [ids.indexOf(last ?? to), ids.indexOf(to)];
      const range = from < 0 ? [to] : ids.slice(Math.min(from, until), Math.max(from, until) + 1);
      set(range, !reader.getSnapshot().has(to));
      last = to;
    },
    clear: () => {
      last = undefined;
      write(new Set());
    },
  };
};
