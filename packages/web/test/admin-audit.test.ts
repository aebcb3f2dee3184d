import { describe, expect, it } from 'vitest';
import { folded, type AuditLine } from '../src/features/admin/audit/fold-lines';

const line = (seq: number, act: AuditLine['act'], batch: string | null): AuditLine => ({
  id: String(seq),
  seq,
  at: 1,
  actorKind: 'staff',
  actor: 'a',
  actorName: null,
  source: 'console',
  batch,
  act,
  subjectKind: 'member',
  subjectId: `m-${seq}`,
  about: `m-${seq}`,
  aboutName: null,
  before: {},
  after: {},
  reason: null,
  previousHash: '',
  hash: '',
});

describe('lines of the audit log on a page', () => {
  it('are one row where they are of one act, beside which a leaving is seen', () => {
    const rows = folded([
      line(6, 'staff.disable', 'leaves'),
      line(5, 'students.assign', 'leaves'),
      line(4, 'students.assign', 'leaves'),
      line(3, 'students.assign', 'other'),
      line(2, 'staff.role', null),
      line(1, 'staff.role', null),
    ]);
    expect(rows.map(({ seq, count }) => [seq, count])).toEqual([
      [6, 1],
      [5, 2],
      [3, 1],
      [2, 1],
      [1, 1],
    ]);
  });
});
