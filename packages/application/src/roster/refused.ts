import { ROSTER_UNDO_MS } from '@ykd/domain/roster';
import { DAY_MS } from '@ykd/domain/shared';
import type { ErrorOf } from '../shared/index.js';

type Refused = ErrorOf<'roster-refused'>;

const MESSAGES = {
  'not-reviewed': '请先核对这份花名册',
  applied: '这份花名册已经导入，不能再改',
  undone: '这份花名册已经撤销',
  late: `导入已超过 ${ROSTER_UNDO_MS / DAY_MS} 天，不能再撤销`,
} as const;

/** So many numbers of rows are named; of more it is said how many they are. */
const ROWS_NAMED = 20;

/** What is not done with a roster in its state. */
export const rosterOver = (why: keyof typeof MESSAGES): Refused => ({
  kind: 'roster-refused',
  message: MESSAGES[why],
});

/** The roster, or the students of these rows, are not as they were reviewed. */
export const rosterChanged = (rows: readonly number[] = []): Refused => {
  const named = rows.slice(0, ROWS_NAMED).join('、');
  const all = rows.length > ROWS_NAMED ? `等 ${rows.length} ` : '';
  const message =
    rows.length === 0
      ? '花名册、学员资料或班级在核对之后变了，请重新核对'
      : `核对之后，第 ${named} ${all}行的学员资料或班级变了，请重新核对`;
  return { kind: 'roster-refused', message };
};

/** So many students are changed that the number has to be said. */
export const rosterMany = (changed: number): Refused => ({
  kind: 'roster-refused',
  message: `这份花名册会修改 ${changed} 位已有的学员，请输入这个人数再导入`,
});
