import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { TEAM_HOURS_ID } from '../../entities/shift.js';
import type { Shift, ShiftLeave, TxShifts } from '../../ports/shifts.js';
import { withSubject, type MakeSubject } from './subject.js';

type Subject = Pick<Repositories, 'shifts' | 'unitOfWork'>;

/** A shift of two Mondays, as it is stored. */
const sampleShift = (id: string, over: Partial<Shift> = {}): Shift => ({
  id,
  staffId: 'tao',
  firstDay: '2026-03-02',
  lastDay: '2026-03-09',
  weekdays: [0],
  from: 540,
  to: 720,
  exceptions: [],
  version: 1,
  changedBy: 'jing',
  changedAt: 5,
  ...over,
});

const sampleLeave = (id: string, over: Partial<ShiftLeave> = {}): ShiftLeave => ({
  id,
  staffId: 'tao',
  firstDay: '2026-03-02',
  lastDay: '2026-03-04',
  version: 1,
  changedBy: null,
  changedAt: 5,
  ...over,
});

/** What every store of shifts does. */
export const shiftsContract = (name: string, make: MakeSubject<Subject>): void => {
  const kept = (test: (subject: Subject) => Promise<void>) => withSubject(make, test);
  const inTx = <T>({ unitOfWork }: Subject, work: (shifts: TxShifts) => Promise<T>): Promise<T> =>
    unitOfWork.transaction(async ({ people, shifts }) => {
      await people.lock();
      return work(shifts);
    });
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  const day = (at: string) => ({ firstDay: at, lastDay: at });

  describe(`${name}: Shifts`, () => {
    it(
      'keeps shifts as they are, changes and removes them',
      kept(async (subject) => {
        const exceptions = [
          { day: '2026-03-02', hours: null },
          { day: '2026-03-09', hours: { from: 600, to: 660 } },
        ];
        const one = sampleShift('a', { weekdays: [0, 6], exceptions, to: 1_440 });
        const later = sampleShift('a', { version: 2, lastDay: '2026-03-16', changedBy: null });
        await inTx(subject, async (shifts) => {
          await shifts.put(one);
          expect(await shifts.find('a')).toStrictEqual(one);
          expect(await shifts.find('b')).toBeUndefined();
        });
        expect(await subject.shifts.within(day('2026-03-09'))).toStrictEqual([one]);
        await inTx(subject, (shifts) => shifts.put(later));
        expect(await subject.shifts.within(day('2026-03-16'))).toStrictEqual([later]);
        await inTx(subject, (shifts) => shifts.remove('a'));
        expect(await subject.shifts.within(day('2026-03-09'))).toEqual([]);
      }),
    );

    it(
      'finds what touches a span, of one or of all, in the order of first days',
      kept(async (subject) => {
        const { shifts } = subject;
        await inTx(subject, async (tx) => {
          await tx.put(sampleShift('c'));
          await tx.put(sampleShift('b'));
          await tx.put(sampleShift('a', { firstDay: '2026-03-08', staffId: 'jing' }));
          await tx.put(sampleShift('d', { firstDay: '2026-02-01', lastDay: '2026-03-01' }));
        });
        expect(ids(await shifts.within(day('2026-03-09')))).toEqual(['b', 'c', 'a']);
        expect(ids(await shifts.within(day('2026-03-01')))).toEqual(['d']);
        expect(ids(await shifts.within(day('2026-03-10')))).toEqual([]);
        expect(ids(await shifts.within({ firstDay: '2026-02-28', lastDay: '2026-03-02' }))).toEqual([
          'd',
          'b',
          'c',
        ]);
        expect(ids(await shifts.within({ ...day('2026-03-09'), staffId: 'jing' }))).toEqual(['a']);
        const hers = { ...day('2026-03-07'), staffId: 'tao' };
        expect(ids(await shifts.within(hers))).toEqual(['b', 'c']);
        expect(ids(await inTx(subject, (tx) => tx.within(hers)))).toEqual(['b', 'c']);
        expect(await inTx(subject, (tx) => tx.within({ ...hers, staffId: 'jing' }))).toEqual([]);
      }),
    );

    it(
      'keeps leaves just so',
      kept(async (subject) => {
        const { shifts } = subject;
        const one = sampleLeave('l');
        const other = sampleLeave('k', { staffId: 'jing', firstDay: '2026-03-04', lastDay: '2026-03-05' });
        await inTx(subject, async (tx) => {
          for (const leave of [one, other]) await tx.putLeave(leave);
          expect(await tx.findLeave('l')).toStrictEqual(one);
          expect(await tx.findLeave('x')).toBeUndefined();
          expect(ids(await tx.leavesWithin({ ...day('2026-03-04'), staffId: 'tao' }))).toEqual(['l']);
        });
        expect(await shifts.leavesWithin(day('2026-03-04'))).toStrictEqual([one, other]);
        expect(ids(await shifts.leavesWithin({ ...day('2026-03-04'), staffId: 'jing' }))).toEqual(['k']);
        expect(ids(await shifts.leavesWithin(day('2026-03-05')))).toEqual(['k']);
        const longer = sampleLeave('l', { lastDay: '2026-03-05', version: 2, changedBy: 'jing' });
        await inTx(subject, async (tx) => {
          await tx.putLeave(longer);
          await tx.removeLeave('k');
        });
        expect(await shifts.leavesWithin(day('2026-03-05'))).toStrictEqual([longer]);
      }),
    );

    it(
      'keeps the hours of the team',
      kept(async (subject) => {
        expect(await subject.shifts.hours()).toBeUndefined();
        const none = [null, null, null, null, null, null];
        const set = { version: 1, changedBy: 'tao', changedAt: 3 };
        const hours = { id: TEAM_HOURS_ID, hours: [{ from: 540, to: 1_260 }, ...none], ...set };
        await inTx(subject, async (tx) => {
          expect(await tx.hours()).toBeUndefined();
          await tx.putHours(hours);
          expect(await tx.hours()).toStrictEqual(hours);
        });
        const later = { ...hours, hours: [null, ...none], version: 2 };
        await inTx(subject, (tx) => tx.putHours(later));
        expect(await subject.shifts.hours()).toStrictEqual(later);
      }),
    );
  });
};
