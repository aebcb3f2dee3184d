import { freeSeats } from '@ykd/domain/school-class';
import { describe, expect, it } from 'vitest';
import { addClass, classWorld, sampleMember, type ClassSubject } from './class-samples.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** How classes count their seats while many come and go at once. */
export const classSeatsContract = (name: string, make: MakeSubject<ClassSubject>): void => {
  const MANY = 24;
  const SEATS = 7;
  const crowded = (test: (subject: ClassSubject, ids: readonly string[]) => Promise<void>) =>
    withSubject(make, async (subject) => {
      await classWorld(subject);
      const ids = Array.from({ length: MANY }, (_, at) => `s${String(at).padStart(2, '0')}`);
      for (const id of ids) await addPerson(subject, id);
      await addClass(subject, 'k1', { seats: SEATS });
      await addClass(subject, 'k2', { seats: MANY });
      await test(subject, ids);
    });
  /** Takes a seat if there is one. */
  const tryJoin = ({ unitOfWork }: ClassSubject, classId: string, studentId: string): Promise<boolean> =>
    unitOfWork.transaction(async ({ classes }) => {
      const held = await classes.hold(classId);
      if (held === undefined || freeSeats(held) === 0) return false;
      const known = await classes.member(classId, studentId);
      if (known?.leftAt === null) return false;
      await classes.join(sampleMember(classId, studentId));
      return true;
    });
  const membersOf = async ({ classes }: ClassSubject, id: string): Promise<readonly number[]> => [
    (await classes.find(id))?.members ?? NaN,
    (await classes.members(id, { limit: MANY })).list.length,
  ];

  describe(`${name}: seats of a class`, () => {
    it(
      'never more are in it than have a seat, however many come at once',
      crowded(async (subject, ids) => {
        const joined = await Promise.all(ids.map((id) => tryJoin(subject, 'k1', id)));
        expect(joined.filter(Boolean)).toHaveLength(SEATS);
        expect(await membersOf(subject, 'k1')).toEqual([SEATS, SEATS]);
      }),
    );

    it(
      'one who comes many times at once is in it once',
      crowded(async (subject) => {
        const joined = await Promise.all(Array.from({ length: 9 }, () => tryJoin(subject, 'k1', 's00')));
        expect(joined.filter(Boolean)).toHaveLength(1);
        expect(await membersOf(subject, 'k1')).toEqual([1, 1]);
      }),
    );

    it(
      'counts right while some leave for another class and others come, and staff change it',
      crowded(async (subject, ids) => {
        const { unitOfWork } = subject;
        await Promise.all(ids.map((id) => tryJoin(subject, 'k2', id)));
        const move = (id: string) =>
          unitOfWork.transaction(async ({ classes }) => {
            const to = await classes.hold('k1');
            await classes.hold('k2');
            if (to === undefined || freeSeats(to) === 0) return false;
            await classes.leave('k2', id, { at: 9, by: null, why: null });
            await classes.join(sampleMember('k1', id));
            return true;
          });
        const rename = (at: number) =>
          unitOfWork.transaction(async ({ classes }) => {
            const held = await classes.hold('k2');
            if (held !== undefined)
              await classes.store({ ...held, name: `改名 ${at}`, version: held.version + 1 });
          });
        const moved = await Promise.all(ids.flatMap((id, at) => [move(id), rename(at).then(() => false)]));
        expect(moved.filter(Boolean)).toHaveLength(SEATS);
        expect(await membersOf(subject, 'k1')).toEqual([SEATS, SEATS]);
        expect(await membersOf(subject, 'k2')).toEqual([MANY - SEATS, MANY - SEATS]);
        expect((await subject.classes.find('k2'))?.version).toBe(1 + MANY);
      }),
    );
  });
};
