import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { CheckInReminder } from '../../ports/check-in-reminders.js';
import { sampleCheckIn } from './check-ins.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Subject = Pick<Repositories, 'checkInReminders' | 'checkIns' | 'members' | 'unitOfWork'>;

const campaign = '2025_march';
const everybody = { kind: 'all', ids: [] } as const;

const reminderOf = (userId: string, over: Partial<CheckInReminder> = {}): CheckInReminder => ({
  userId,
  campaign,
  minute: 1_230,
  dueAt: 100,
  ...over,
});

/** What every CheckInReminders does. */
export const checkInRemindersContract = (name: string, make: MakeSubject<Subject>): void => {
  const put = async ({ checkInReminders }: Subject, ...all: readonly CheckInReminder[]): Promise<void> => {
    for (const one of all) await checkInReminders.put(one);
  };
  const due = ({ unitOfWork }: Subject, at: number, limit = 9): Promise<readonly CheckInReminder[]> =>
    unitOfWork.transaction((tx) => tx.checkInReminders.holdDue(at, limit));

  describe(`${name}: CheckInReminders`, () => {
    it(
      'keep one time for each member and campaign',
      withSubject(make, async (subject) => {
        const { checkInReminders } = subject;
        expect(await checkInReminders.minuteOf('ming', campaign)).toBeUndefined();
        await put(subject, reminderOf('ming'), reminderOf('ming', { minute: 0, dueAt: 300 }));
        await put(subject, reminderOf('ming', { campaign: '2024_march' }), reminderOf('hong'));
        expect(await checkInReminders.minuteOf('ming', campaign)).toBe(0);
        expect(await due(subject, 300)).toContainEqual(reminderOf('ming', { minute: 0, dueAt: 300 }));
        await checkInReminders.remove('ming', campaign);
        await checkInReminders.remove('ming', campaign);
        expect(await checkInReminders.minuteOf('ming', campaign)).toBeUndefined();
        expect(await checkInReminders.minuteOf('ming', '2024_march')).toBe(1_230);
        expect(await checkInReminders.minuteOf('hong', campaign)).toBe(1_230);
      }),
    );

    it(
      'are due from their instant on, the longest due first, and go on or end',
      withSubject(make, async (subject) => {
        await put(subject, reminderOf('ming', { dueAt: 200 }), reminderOf('hong', { dueAt: 100 }));
        await put(subject, reminderOf('lan', { dueAt: 201 }));
        expect(await due(subject, 99)).toEqual([]);
        expect((await due(subject, 200)).map(({ userId }) => userId)).toEqual(['hong', 'ming']);
        expect((await due(subject, 200, 1)).map(({ userId }) => userId)).toEqual(['hong']);
        await subject.unitOfWork.transaction(async ({ checkInReminders }) => {
          await checkInReminders.moveOn(campaign, ['hong', 'nobody'], 500);
          await checkInReminders.moveOn('2024_march', ['ming'], 500);
          await checkInReminders.moveOn(campaign, [], 500);
          await checkInReminders.end(campaign, ['lan', 'nobody']);
          await checkInReminders.end(campaign, []);
        });
        expect(await due(subject, 499)).toEqual([reminderOf('ming', { dueAt: 200 })]);
        expect((await due(subject, 500)).map(({ userId }) => userId)).toEqual(['ming', 'hong']);
      }),
    );

    it(
      'know who has not written on a day and may',
      withSubject(make, async (subject) => {
        const { checkIns, members, unitOfWork } = subject;
        for (const key of ['1', '2', '3']) await members.insert(sampleMember(key));
        await checkIns.put(sampleCheckIn({ userId: 'member-1', day: '2025-03-04' }));
        await checkIns.put(sampleCheckIn({ userId: 'member-2', day: '2025-03-05' }));
        const ids = ['member-1', 'member-2', 'member-3'];
        await put(subject, ...ids.map((id) => reminderOf(id)));
        const waiting = (audience: {
          readonly kind: 'all' | 'class' | 'tag';
          readonly ids: readonly string[];
        }) =>
          unitOfWork.transaction(async ({ checkInReminders }) =>
            (await checkInReminders.waiting({ value: campaign, audience }, '2025-03-05', ids)).toSorted(),
          );
        expect(await waiting(everybody)).toEqual(['member-1', 'member-3']);
        // Who took part may go on, whomever it is for by now.
        expect(await waiting({ kind: 'class', ids: ['nothing'] })).toEqual(['member-1']);
        expect(await waiting({ kind: 'tag', ids: ['nothing'] })).toEqual(['member-1']);
        await unitOfWork.transaction(async ({ checkInReminders }) => {
          expect(
            await checkInReminders.waiting({ value: campaign, audience: everybody }, '2025-03-05', []),
          ).toEqual([]);
        });
      }),
    );
  });
};
