import type { Care } from '../../entities/care.js';
import type { CareCount, CareMoves, TxCare } from '../../ports/student-care.js';
import { isListed } from './students.js';
import type { FakeWorld } from './world.js';

type CareWorld = Pick<FakeWorld, 'care' | 'members' | 'employees' | 'orders' | 'studyLogs'>;

const keyOf = (studentId: string, staffId: string): string => JSON.stringify([studentId, staffId]);

const rank = ({ kind }: Care): number => (kind === 'classTeacher' ? 0 : 1);
const inOrder = (a: Care, b: Care): number =>
  rank(a) - rank(b) || a.since - b.since || (a.staffId < b.staffId ? -1 : 1);

const counted = (world: CareWorld, id: string): CareCount => {
  const all = [...world.care.values()].filter(({ staffId }) => staffId === id);
  const students = all.filter(({ studentId }) => isListed(world, studentId)).length;
  return { students, unlisted: all.length - students };
};

/** How many of the students that are listed are in somebody's care. */
export const caredCount = (world: CareWorld, id: string): number => counted(world, id).students;

/** Who looks after whom, inside a transaction on a world. */
export const txCare = (world: CareWorld): TxCare => {
  const { care: stored, members } = world;
  const of = (id: string): readonly Care[] =>
    [...stored.values()].filter(({ studentId }) => studentId === id).toSorted(inOrder);
  /** Does something with all who are in somebody's care. */
  const moving = (staffId: string, work: (handed: readonly Care[]) => void): CareMoves => {
    const count = counted(world, staffId);
    const handed = [...stored.values()].filter((one) => one.staffId === staffId);
    const ids = handed.map(({ studentId }) => studentId).toSorted();
    const before = ids.map(of);
    work(handed);
    const moves = ids.map((id, at) => ({ studentId: id, before: before[at] ?? [], after: of(id) }));
    return { ...count, moves };
  };
  return {
    hold: async (studentId) => members.has(studentId),
    assign: async (care) => {
      const { studentId, staffId, kind } = care;
      if (!members.has(studentId) || !members.has(staffId)) return false;
      const before = kind === 'classTeacher' ? of(studentId).filter((other) => other.kind === kind) : [];
      for (const other of before) stored.delete(keyOf(studentId, other.staffId));
      stored.set(keyOf(studentId, staffId), care);
      return true;
    },
    end: async (studentId, staffId) => stored.delete(keyOf(studentId, staffId)),
    ofStudent: async (studentId) => of(studentId),
    handOver: async (from, to, since) =>
      moving(from, (handed) => {
        for (const { studentId, kind } of handed) {
          const known = stored.get(keyOf(studentId, to));
          stored.delete(keyOf(studentId, from));
          if (known === undefined) stored.set(keyOf(studentId, to), { studentId, staffId: to, kind, since });
          else if (kind === 'classTeacher') stored.set(keyOf(studentId, to), { ...known, kind, since });
        }
      }),
    endAll: async (id) =>
      moving(id, (handed) => {
        for (const { studentId } of handed) stored.delete(keyOf(studentId, id));
      }),
    countOf: async (id) => caredCount(world, id),
  };
};
