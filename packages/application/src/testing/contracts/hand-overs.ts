import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { HandedStudent, HandOver } from '../../ports/hand-overs.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Subject = Pick<Repositories, 'handOvers' | 'unitOfWork' | 'members'>;

const GIVEN: HandOver = {
  id: 'h-1',
  fromId: 'jing',
  toId: 'tao',
  byId: 'jing',
  at: 100,
  open: 'keep',
  note: '休假，请多联系\n谢谢',
  until: null,
  endedAt: null,
};
const studentOf = (studentId: string, over: Partial<HandedStudent> = {}): HandedStudent => ({
  handOverId: 'h-1',
  studentId,
  note: null,
  before: { jing: { kind: 'classTeacher', since: 5 } },
  after: { tao: { kind: 'classTeacher', since: 100 } },
  back: null,
  backAt: null,
  ...over,
});

/** What every store of hand-overs does. */
export const handOversContract = (name: string, make: MakeSubject<Subject>): void => {
  const peopled = (test: (subject: Subject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      for (const id of ['ming', 'hong', 'lan', 'jing', 'tao', 'mei']) await addPerson(subject, id);
      await test(subject);
    });
  const give = ({ unitOfWork }: Subject, handOver: HandOver, students: readonly HandedStudent[]) =>
    unitOfWork.transaction(async ({ care, handOvers }) => {
      await handOvers.insert(handOver);
      for (const student of students) {
        await care.hold(student.studentId);
        await handOvers.addStudent({ ...student, handOverId: handOver.id });
      }
    });

  describe(`${name}: HandOvers`, () => {
    it(
      'keeps what was given as it was',
      peopled(async (subject) => {
        const { unitOfWork, handOvers } = subject;
        await give(subject, GIVEN, [studentOf('ming', { note: '喜欢周末' }), studentOf('hong')]);
        const [one, student, nobody, none] = await unitOfWork.transaction(async (tx) => [
          await tx.handOvers.find('h-1'),
          await tx.handOvers.findStudent('h-1', 'ming'),
          await tx.handOvers.findStudent('h-1', 'lan'),
          await tx.handOvers.find('h-2'),
        ]);
        expect(one).toStrictEqual(GIVEN);
        expect(student).toStrictEqual(studentOf('ming', { note: '喜欢周末' }));
        expect([nobody, none]).toEqual([undefined, undefined]);
        expect(await handOvers.studentsOf('h-1')).toEqual(['hong', 'ming']);
        expect(await handOvers.recent(9)).toStrictEqual([{ ...GIVEN, students: 2, back: 0 }]);
        expect(await handOvers.ofStudent('ming', 9)).toStrictEqual([
          { handOver: GIVEN, student: studentOf('ming', { note: '喜欢周末' }) },
        ]);
        expect(await handOvers.ofStudent('lan', 9)).toEqual([]);
      }),
    );

    it(
      'knows who is back and how, and when all of it ended, the first time',
      peopled(async (subject) => {
        const { unitOfWork, handOvers } = subject;
        await give(subject, GIVEN, [studentOf('ming'), studentOf('hong')]);
        await unitOfWork.transaction(async (tx) => {
          await tx.care.hold('ming');
          await tx.handOvers.back('h-1', 'ming', { back: 'undone', at: 150 });
          await tx.handOvers.end('h-1', 160);
          await tx.handOvers.end('h-1', 170);
        });
        expect(await handOvers.studentsOf('h-1')).toEqual(['hong']);
        const [hong, ming] = [studentOf('hong'), studentOf('ming', { back: 'undone', backAt: 150 })];
        expect(await handOvers.handed('h-1', { limit: 2 })).toStrictEqual({
          list: [hong, ming],
          hasMore: false,
        });
        expect(await handOvers.handed('h-1', { limit: 1 })).toStrictEqual({ list: [hong], hasMore: true });
        const from = (key: string, isBackwards: boolean) =>
          handOvers.handed('h-1', { limit: 2, from: { key: [key], isBackwards } });
        expect(await from('hong', false)).toStrictEqual({ list: [ming], hasMore: false });
        expect(await from('ming', true)).toStrictEqual({ list: [hong], hasMore: false });
        expect(await handOvers.handed('h-2', { limit: 2 })).toEqual({ list: [], hasMore: false });
        expect(await handOvers.recent(9)).toStrictEqual([{ ...GIVEN, endedAt: 160, students: 2, back: 1 }]);
        expect(await handOvers.ofStudent('ming', 9)).toMatchObject([
          { student: { back: 'undone', backAt: 150 } },
        ]);
      }),
    );

    it(
      'counts nobody as back who stays where he is, and knows who is away for a time, the oldest first',
      peopled(async (subject) => {
        const { unitOfWork, handOvers } = subject;
        const lentOf = (id: string) =>
          unitOfWork.transaction(async (tx) => {
            await tx.care.hold(id);
            return tx.handOvers.lentOf(id);
          });
        const ids = ['ming', 'hong', 'lan'];
        const given = { ...GIVEN, until: 300 };
        await give(
          subject,
          given,
          ids.map((id) => studentOf(id)),
        );
        await give(subject, { ...given, id: 'h-0', at: 90, until: 200 }, [studentOf('ming')]);
        await give(subject, { ...GIVEN, id: 'h-ever' }, [studentOf('ming')]);
        const lent = await lentOf('ming');
        expect(lent.map(({ handOver, student }) => [handOver.id, student.handOverId])).toEqual([
          ['h-0', 'h-0'],
          ['h-1', 'h-1'],
        ]);
        expect(lent[1]).toStrictEqual({ handOver: given, student: studentOf('ming') });
        await unitOfWork.transaction(async (tx) => {
          for (const [id, back] of [
            ['ming', 'changed'],
            ['hong', 'gone'],
            ['lan', 'returned'],
          ] as const) {
            await tx.care.hold(id);
            await tx.handOvers.back('h-1', id, { back, at: 310 });
          }
        });
        expect((await lentOf('ming')).map(({ handOver }) => handOver.id)).toEqual(['h-0']);
        expect(await lentOf('hong')).toEqual([]);
        const counted = (await handOvers.recent(9)).find(({ id }) => id === 'h-1');
        expect(counted).toMatchObject({ students: 3, back: 1 });
      }),
    );

    it(
      'lists the newest first, those of everybody or those that somebody has a part in',
      peopled(async (subject) => {
        const { handOvers } = subject;
        await give(subject, GIVEN, [studentOf('ming')]);
        await give(subject, { ...GIVEN, id: 'h-2', fromId: 'tao', toId: 'mei', byId: 'lan', at: 200 }, [
          studentOf('ming'),
        ]);
        await give(subject, { ...GIVEN, id: 'h-3', fromId: 'tao', toId: 'jing', byId: 'tao', at: 200 }, []);
        const ids = async (found: Promise<readonly { readonly id: string }[]>) =>
          (await found).map(({ id }) => id).join(' ');
        expect(await ids(handOvers.recent(9))).toBe('h-3 h-2 h-1');
        expect(await ids(handOvers.recent(2))).toBe('h-3 h-2');
        for (const [who, expected] of [
          ['jing', 'h-3 h-1'],
          ['tao', 'h-3 h-2 h-1'],
          ['mei', 'h-2'],
          ['lan', 'h-2'],
          ['hong', ''],
        ] as const) {
          expect(await ids(handOvers.recent(9, who))).toBe(expected);
        }
        expect(await ids(handOvers.recent(1, 'jing'))).toBe('h-3');
        expect(await ids(handOvers.gotSince('mei', 200, 9))).toBe('h-2');
        expect(await ids(handOvers.gotSince('mei', 201, 9))).toBe('');
        expect(await ids(handOvers.gotSince('lan', 0, 9))).toBe('');
        expect(await ids(handOvers.gotSince('mei', 0, 0))).toBe('');
        const mings = await handOvers.ofStudent('ming', 9);
        expect(mings.map(({ handOver }) => handOver.id)).toEqual(['h-2', 'h-1']);
        expect(await handOvers.ofStudent('ming', 1)).toHaveLength(1);
      }),
    );

    it(
      'finds those whose time is over, until they have ended',
      peopled(async (subject) => {
        const { unitOfWork, handOvers } = subject;
        for (const [id, until] of [
          ['h-late', 500],
          ['h-soon', 300],
          ['h-next', 300],
          ['h-ever', null],
        ] as const) {
          await give(subject, { ...GIVEN, id, until }, []);
        }
        const over = async (now: number, limit = 9) =>
          (await handOvers.over(now, limit)).map(({ id }) => id).join(' ');
        expect(await over(299)).toBe('');
        expect(await over(300)).toBe('h-next h-soon');
        expect(await over(900)).toBe('h-next h-soon h-late');
        expect(await over(900, 1)).toBe('h-next');
        await unitOfWork.transaction((tx) => tx.handOvers.end('h-next', 301));
        expect(await over(900)).toBe('h-soon h-late');
      }),
    );
  });
};
