import { CAME_BACK } from '../../entities/hand-over.js';
import type {
  HandedKey,
  HandedStudent,
  HandOver,
  HandOverCounts,
  HandOvers,
  TxHandOvers,
} from '../../ports/hand-overs.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import type { FakeWorld } from './world.js';

type HandWorld = Pick<FakeWorld, 'handOvers' | 'handedStudents'>;

const keyOf = (id: string, studentId: string): string => JSON.stringify([id, studentId]);

const newestFirst = (a: HandOver, b: HandOver): number => b.at - a.at || (a.id < b.id ? 1 : -1);

/** Who gave his students to whom, in memory. */
export const fakeHandOvers = (world: HandWorld): HandOvers => {
  const studentsIn = (id: string) =>
    [...world.handedStudents.values()].filter(({ handOverId }) => handOverId === id);
  const counted = (one: HandOver): HandOverCounts => {
    const students = studentsIn(one.id);
    const back = students.filter(
      (student) => student.back !== null && CAME_BACK.includes(student.back),
    ).length;
    return { ...one, students: students.length, back };
  };
  const those = (isMeant: (one: HandOver) => boolean): readonly HandOver[] =>
    [...world.handOvers.values()].filter(isMeant).toSorted(newestFirst);
  return {
    recent: async (limit, staffId) =>
      those(({ fromId, toId, byId }) => staffId === undefined || [fromId, toId, byId].includes(staffId))
        .slice(0, limit)
        .map(counted),
    gotSince: async (to, since, limit) =>
      those(({ toId, at }) => toId === to && at >= since)
        .slice(0, limit)
        .map(counted),
    ofStudent: async (id, limit) =>
      those(() => true)
        .flatMap((handOver) =>
          studentsIn(handOver.id)
            .filter(({ studentId }) => studentId === id)
            .map((student) => ({ handOver, student })),
        )
        .slice(0, limit),
    studentsOf: async (id) =>
      studentsIn(id)
        .filter(({ back }) => back === null)
        .map(({ studentId }) => studentId)
        .toSorted(),
    handed: async (id, window) =>
      rowsByKey<HandedStudent, HandedKey>(studentsIn(id), ({ studentId }) => [studentId], window, false),
    over: async (now, limit) =>
      those(({ until, endedAt }) => until !== null && until <= now && endedAt === null)
        .toSorted((a, b) => (a.until ?? 0) - (b.until ?? 0) || (a.id < b.id ? -1 : 1))
        .slice(0, limit),
  };
};

/** The same inside a transaction on a world. */
export const txHandOvers = ({ handOvers, handedStudents }: HandWorld): TxHandOvers => ({
  insert: async (handOver) => void handOvers.set(handOver.id, handOver),
  find: async (id) => handOvers.get(id),
  end: async (id, at) => {
    const one = handOvers.get(id);
    if (one?.endedAt === null) handOvers.set(id, { ...one, endedAt: at });
  },
  lentOf: async (id) =>
    [...handedStudents.values()]
      .filter(({ studentId, back }) => studentId === id && back === null)
      .flatMap((student) => {
        const handOver = handOvers.get(student.handOverId);
        return handOver === undefined || handOver.until === null ? [] : [{ handOver, student }];
      })
      .toSorted((a, b) => newestFirst(b.handOver, a.handOver)),
  addStudent: async (student) =>
    void handedStudents.set(keyOf(student.handOverId, student.studentId), student),
  findStudent: async (id, studentId) => handedStudents.get(keyOf(id, studentId)),
  back: async (id, studentId, { back, at }) => {
    const key = keyOf(id, studentId);
    const student = handedStudents.get(key);
    if (student !== undefined) handedStudents.set(key, { ...student, back, backAt: at });
  },
});
