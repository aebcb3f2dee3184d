import { maskMobile } from '@ykd/domain/member';
import type { Selection } from '../staff-list/index.js';
import type { BulkRow } from '../staff-list/report.js';
import type { Students } from './students.js';

/** Rows a transaction: whoever else changes the care of one of them waits no longer than for these. */
const ROWS_AT_A_TIME = 100;

/** What tells a student from others. */
export type Called = Pick<BulkRow, 'name' | 'mobile'>;

/** Who is not there, or whose name is not for the caller. */
export const UNKNOWN: Called = { name: null, mobile: null };

/** What students are called, as far as they are there and in the care that is named. */
export const calledOf = async (
  students: Pick<Students, 'page'>,
  of: Selection & { readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, Called>> => {
  const order = { key: 'gmtCreated', isDescending: false };
  const { list } = await students.page(order, { limit: of.ids.length }, of);
  return new Map(
    list.map(({ id, name, userName, mobile }) => {
      const called = name ?? userName;
      return [id, { name: called, mobile: called === null ? maskMobile(mobile) : null }];
    }),
  );
};

/**
 * Does something with students, a part after the other; what breaks later is told of those whom it broke. `work` is told
 * what those of its part are called.
 */
export const inParts = async (
  students: Pick<Students, 'page'>,
  ids: readonly string[],
  work: (part: readonly string[], names: ReadonlyMap<string, Called>) => Promise<readonly BulkRow[]>,
): Promise<readonly BulkRow[]> => {
  const rows: BulkRow[] = [];
  for (let at = 0; at < ids.length; at += ROWS_AT_A_TIME) {
    const part = ids.slice(at, at + ROWS_AT_A_TIME);
    let names: ReadonlyMap<string, Called> = new Map();
    try {
      names = await calledOf(students, { tests: [], ids: part });
      rows.push(...(await work(part, names)));
    } catch (cause) {
      // Before anything was done it is a failure like any other.
      if (at === 0) throw cause;
      const failed = { outcome: 'failed', reason: null } as const;
      rows.push(...part.map((id): BulkRow => ({ id, ...(names.get(id) ?? UNKNOWN), ...failed })));
    }
  }
  return rows;
};
