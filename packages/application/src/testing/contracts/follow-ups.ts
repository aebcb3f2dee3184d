import type { DayWindow } from '@ykd/domain/campaign';
import { PAID_STATUS } from '@ykd/domain/order';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { FollowUpRecord } from '../../ports/follow-ups.js';
import { DUE_GIVEN_UP } from '../../ports/account-sync.js';
import { countStudy } from '../../study-time/count-study.js';
import { studyDayOf } from '../../student/facts.js';
import { sampleOrder } from './samples.js';
import { addPerson, assign } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Subject = Pick<
  Repositories,
  'followUps' | 'unitOfWork' | 'members' | 'orders' | 'studyLogs' | 'accountSync' | 'checkIns' | 'students'
>;

/** 2024-03-01 12:00 in Shanghai. */
const NOON = Date.UTC(2024, 2, 1, 4);
const WINDOW: DayWindow = { firstDay: '2024-02-20', lastDay: '2024-03-31' };
const RUNNING = [
  { campaign: '2024_march', window: WINDOW },
  { campaign: '2024_april', window: { ...WINDOW, firstDay: '2024-03-01' } },
] as const;

const recordOf = (over: Partial<FollowUpRecord> = {}): FollowUpRecord => ({
  studentId: 'ming',
  version: 1,
  handled: [{ kind: 'inactive', occasion: '2024-02-20', step: 1, at: NOON }],
  snooze: null,
  handOver: null,
  act: 'contact',
  actId: 'act-1',
  actBy: 'jing',
  actAt: NOON,
  before: { handled: [], snooze: null, handOver: null },
  noteId: null,
  gaveCare: false,
  ...over,
});

/** What every store of those who are to be contacted does. */
export const followUpsContract = (name: string, make: MakeSubject<Subject>): void => {
  const peopled = (test: (subject: Subject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      for (const id of ['ming', 'hong', 'lan']) await addPerson(subject, id, { name: `学员 ${id}` });
      for (const id of ['jing', 'tao']) {
        await addPerson(subject, id, { staff: { role: id === 'jing' ? 'class' : 'teacher', grants: [] } });
      }
      await assign(subject, 'ming', 'jing', 'classTeacher', 5);
      await assign(subject, 'ming', 'tao', 'assistant', 6);
      await assign(subject, 'hong', 'jing', 'classTeacher', 7);
      await test(subject);
    });
  const store = ({ unitOfWork }: Subject, record: FollowUpRecord) =>
    unitOfWork.transaction(async (tx) => {
      await tx.care.hold(record.studentId);
      await tx.followUps.store(record);
    });
  const idsOf = async ({ followUps }: Subject, ...asked: Parameters<Subject['followUps']['inCareOf']>) =>
    (await followUps.inCareOf(...asked)).map(({ id }) => id).toSorted();

  describe(`${name}: FollowUps`, () => {
    it(
      'tells of those in somebody’s care, all of them or one, and of nobody else',
      peopled(async (subject) => {
        expect(await idsOf(subject, 'jing', [])).toEqual(['hong', 'ming']);
        expect(await idsOf(subject, 'tao', [])).toEqual(['ming']);
        expect(await idsOf(subject, 'lan', [])).toEqual([]);
        expect(await idsOf(subject, 'jing', [], 'hong')).toEqual(['hong']);
        for (const other of ['lan', 'nobody', '', "' OR 1=1 --"]) {
          expect(await idsOf(subject, 'jing', RUNNING, other)).toEqual([]);
          expect(await idsOf(subject, other, RUNNING)).toEqual([]);
        }
        // Whoever works here is no student, also in somebody's care.
        await assign(subject, 'tao', 'jing', 'assistant');
        expect(await idsOf(subject, 'jing', [])).toEqual(['hong', 'ming']);
      }),
    );

    it(
      'knows nothing of whom nothing is known',
      peopled(async (subject) => {
        const [student] = await subject.followUps.inCareOf('jing', RUNNING, 'hong');
        expect(student).toEqual({
          id: 'hong',
          name: '学员 hong',
          mobile: student?.mobile,
          facts: {
            boughtAt: null,
            validUntil: null,
            serviceUntil: null,
            lastStudied: null,
            checkIns: [],
            syncFailure: null,
          },
          record: undefined,
          care: [{ staffId: 'jing', kind: 'classTeacher', since: 7 }],
        });
        expect(student?.mobile).toHaveLength(11);
      }),
    );

    it(
      'knows what follows from orders and study, the last days of check-ins within their campaigns, and what failed',
      peopled(async (subject) => {
        const { orders, checkIns, accountSync, followUps } = subject;
        await orders.insert(
          sampleOrder('o-1', {
            userId: 'ming',
            amount: 399_900,
            status: PAID_STATUS,
            gmtCreated: NOON,
            validDate: NOON + 365 * DAY_MS,
            serviceDate: NOON + 90 * DAY_MS,
          }),
        );
        const beat = { id: 'b-1', courseId: 'py1', outlineNum: 0, sectionNum: 0 };
        await countStudy(subject, 'ming', [{ ...beat, from: NOON, seconds: 30 }]);
        const days = ['2024-02-19', '2024-02-27', '2024-02-25', '2024-04-01'];
        for (const day of days) {
          const entry = { userId: 'ming', text: '写了', pictures: [], at: NOON, day } as const;
          await checkIns.put({ ...entry, campaign: '2024_march' });
          if (day < '2024-03-01') await checkIns.put({ ...entry, campaign: '2024_april' });
        }
        for (const target of ['chat', 'code-host'] as const) {
          await accountSync.wish({ userId: 'ming', target, at: 1 });
          const [job] = await accountSync.claim({ target, at: 1, leaseMs: 1, limit: 1 });
          if (job === undefined) throw new Error('nothing is due');
          await accountSync.fail(job, { error: '邮箱已被占用', at: 1, dueAt: DUE_GIVEN_UP });
        }
        const { facts } = (await followUps.inCareOf('jing', RUNNING)).find(({ id }) => id === 'ming') ?? {};
        expect(facts).toMatchObject({
          boughtAt: NOON,
          lastStudied: studyDayOf(NOON + 1),
          checkIns: [{ campaign: '2024_march', window: WINDOW, lastDay: '2024-02-27' }],
          syncFailure: 'chat:1 code-host:1',
        });
        expect(shanghaiDay(facts?.validUntil ?? 0)).toBe('2025-03-01');
        expect(shanghaiDay(facts?.serviceUntil ?? 0)).toBe('2024-05-30');
        expect((await followUps.inCareOf('jing', [], 'ming'))[0]?.facts.checkIns).toEqual([]);
      }),
    );

    it(
      'keeps what was done as it was stored last, and tells of it',
      peopled(async (subject) => {
        const { unitOfWork, followUps } = subject;
        const find = () => unitOfWork.transaction((tx) => tx.followUps.find('ming'));
        expect(await find()).toBeUndefined();
        await store(subject, recordOf());
        expect(await find()).toStrictEqual(recordOf());
        const later = recordOf({
          version: 2,
          snooze: { until: NOON + DAY_MS, urgency: 40, at: NOON },
          act: 'snooze',
          actId: 'act-2',
          noteId: 'n-1',
          gaveCare: true,
          before: { handled: recordOf().handled, snooze: null, handOver: null },
        });
        await store(subject, later);
        expect(await find()).toStrictEqual(later);
        const students = await followUps.inCareOf('jing', []);
        expect(students.map(({ id, record }) => [id, record]).toSorted()).toStrictEqual([
          ['hong', undefined],
          ['ming', later],
        ]);
      }),
    );

    it(
      'tells who else looks after whoever was handed over',
      peopled(async (subject) => {
        await store(subject, recordOf({ act: 'handOver', handOver: { to: 'tao', by: 'jing', at: NOON } }));
        for (const asker of ['jing', 'tao']) {
          const [student] = await subject.followUps.inCareOf(asker, [], 'ming');
          expect(student?.care.toSorted((one, other) => one.since - other.since)).toEqual([
            { staffId: 'jing', kind: 'classTeacher', since: 5 },
            { staffId: 'tao', kind: 'assistant', since: 6 },
          ]);
        }
      }),
    );

    it(
      'lets one change of a student come after the other',
      peopled(async (subject) => {
        await store(subject, recordOf());
        const grow = () =>
          subject.unitOfWork.transaction(async (tx) => {
            await tx.care.hold('ming');
            const record = await tx.followUps.find('ming');
            if (record !== undefined) await tx.followUps.store({ ...record, version: record.version + 1 });
          });
        await Promise.all([grow(), grow(), grow(), grow()]);
        const [student] = await subject.followUps.inCareOf('jing', [], 'ming');
        expect(student?.record?.version).toBe(5);
      }),
    );
  });
};
