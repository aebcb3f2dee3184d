import type { UnitOfWork } from '@ykd/application/ports';
import { EVERYBODY } from '@ykd/domain/activity';
import type { DayWindow } from '@ykd/domain/campaign';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import { LEARNER, LEARNERS_TEACHER } from './classes.js';

/** What the class of the learner writes in, beside the campaign of all. */
const CAMPAIGN = {
  value: 'demo_class',
  name: '每日一题',
  rules: '每天写下做了哪一题、卡在哪里。\n补写不算，断了可以重新开始。',
  pageText: '题目每天 8 点发在班级群里。',
  badge: '每日一题',
  banner: '每天一题，班里一起坚持',
  prizes: [
    { id: 'demo-prize-1', title: '电子结营证书', by: 'longest', days: 7, ships: false },
    { id: 'demo-prize-2', title: '定制帆布袋', by: 'total', days: 14, ships: true },
  ],
} as const;

const ANNOUNCEMENT = {
  id: 'demo-announcement-1',
  title: '答疑时间调整',
  text: '本周起，班主任答疑在每天 19:00 到 22:00。\n别的时间可以留言，当晚回复。',
  link: null,
};

/** So many days before and after the day of `at` (epoch ms). */
const around = (at: number, before: number, after: number): DayWindow => ({
  firstDay: shanghaiDay(at - before * DAY_MS),
  lastDay: shanghaiDay(at + after * DAY_MS),
});

/** What staff of the demo school run beside what the Specification has: one announcement, and a campaign of one class; `at`: epoch ms. */
export const loadActivities = (unitOfWork: UnitOfWork, at: number): Promise<void> =>
  unitOfWork.transaction(async ({ activities, classes }) => {
    await activities.lock();
    const stampOf = (changedBy: string, days: number) => ({
      version: 1,
      changedBy,
      changedAt: at - days * DAY_MS,
    });
    for (const classId of await classes.idsOfStaff(LEARNERS_TEACHER)) {
      if (!(await classes.memberIds(classId)).includes(LEARNER)) continue;
      await activities.campaigns.put({
        ...CAMPAIGN,
        ...around(at, 5, 15),
        audience: { kind: 'class', ids: [classId] },
        ...stampOf(LEARNERS_TEACHER, 6),
      });
      // Without the class there is no school either.
      const announcement = { ...ANNOUNCEMENT, ...around(at, 2, 5), audience: EVERYBODY };
      await activities.announcements.put({ ...announcement, ...stampOf('demo-admin', 2) });
    }
  });
