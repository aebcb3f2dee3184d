import { DAY_MS, dayIndexOf, startOfShanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { KeptEffect } from '../../entities/campaign-effect.js';
import type { CampaignEffects } from '../../ports/campaign-effects.js';
import type { StudyLogs } from '../../ports/study-logs.js';
import type { StudentTags } from '../../ports/student-tags.js';
import { countStudy } from '../../study-time/count-study.js';
import { sampleCampaign } from './activities.js';
import { sampleCheckIn } from './check-ins.js';
import type { CheckInStandingsSubject } from './check-in-standings.js';
import { addStaff } from './departments.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

interface CampaignEffectsSubject extends CheckInStandingsSubject {
  readonly campaignEffects: CampaignEffects;
  readonly studyLogs: StudyLogs;
  readonly studentTags: StudentTags;
}

const begins = startOfShanghaiDay(dayIndexOf('2025-03-01'));
const WEEK = 7 * DAY_MS;
/** Two weeks before it, and two of it. */
const question = {
  campaign: '2025_march',
  audience: { kind: 'all', ids: [] },
  from: begins - 2 * WEEK,
  begins,
  weeks: 4,
} as const;
const all = { after: undefined, limit: 99 };
const none = { studied: 0, seconds: 0 };

const kept = (campaign: string, over: Partial<KeptEffect> = {}): KeptEffect => ({
  campaign,
  version: 1,
  countedAt: 70,
  took: { students: 2, weeks: [{ studied: 1, seconds: 60 }] },
  others: { students: 3, weeks: [none] },
  newcomers: 4,
  ...over,
});

/** What every CampaignEffects does. */
export const campaignEffectsContract = (name: string, make: MakeSubject<CampaignEffectsSubject>): void => {
  /**
   * Members 1 and 2 took part, 3 did not, and all three studied before; 4 took part and had not. Nobody knows of 5 but that he studied
   * when the campaign had begun. Member 9 works here, took part and studied.
   */
  const withStudy = (test: (subject: CampaignEffectsSubject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      const { checkIns, members } = subject;
      for (const key of ['1', '2', '3', '4', '5']) await members.insert(sampleMember(key));
      await addStaff(subject, 'member-9', 9);
      for (const key of ['1', '2', '4', '9'])
        await checkIns.put(sampleCheckIn({ userId: `member-${key}`, day: '2025-03-04' }));
      const study = (key: string, ...pieces: readonly (readonly [from: number, seconds: number])[]) =>
        countStudy(
          subject,
          `member-${key}`,
          pieces.map(([from, seconds], at) => ({
            id: `${key}-${at}`,
            courseId: 'py1',
            outlineNum: 0,
            sectionNum: 0,
            from,
            seconds,
          })),
        );
      // At both ends of weeks.
      await study('1', [question.from, 60], [begins - WEEK, 30], [begins - 1_000, 1], [begins, 120]);
      await study('2', [begins - WEEK - 1, 10], [begins + WEEK - 1, 20], [begins + 2 * WEEK, 500]);
      await study('3', [begins - DAY_MS, 300], [begins + WEEK, 40]);
      await study('4', [question.from - 60_000, 60], [begins + DAY_MS, 60]);
      await study('5', [begins + DAY_MS, 60]);
      await study('9', [begins - DAY_MS, 900], [begins + DAY_MS, 900]);
      await test(subject);
    });
  const took = {
    students: 2,
    weeks: [{ studied: 2, seconds: 70 }, { studied: 1, seconds: 31 }, { studied: 2, seconds: 140 }, none],
  };
  const others = {
    students: 1,
    weeks: [none, { studied: 1, seconds: 300 }, none, { studied: 1, seconds: 40 }],
  };
  const nobody = { students: 0, weeks: [none, none, none, none] };

  describe(`${name}: CampaignEffects`, () => {
    it(
      'counts who took part and who could have, each week, and nobody who works here',
      withStudy(async ({ campaignEffects }) => {
        expect(await campaignEffects.part(question, all)).toStrictEqual({
          took,
          others,
          newcomers: 1,
          last: undefined,
        });
      }),
    );

    it(
      'counts part by part, each member once',
      withStudy(async ({ campaignEffects }) => {
        const first = await campaignEffects.part(question, { after: undefined, limit: 2 });
        expect(first).toStrictEqual({ took, others: nobody, newcomers: 0, last: 'member-2' });
        const second = await campaignEffects.part(question, { after: first.last, limit: 2 });
        expect(second).toStrictEqual({ took: nobody, others, newcomers: 1, last: 'member-4' });
        const third = await campaignEffects.part(question, { after: second.last, limit: 2 });
        expect(third).toMatchObject({ took: nobody, others: nobody, newcomers: 0, last: 'member-9' });
        const fourth = await campaignEffects.part(question, { after: third.last, limit: 2 });
        expect(fourth).toStrictEqual({ took: nobody, others: nobody, newcomers: 0, last: undefined });
      }),
    );

    it(
      'takes as others those for whom it is; who took part keeps that',
      withStudy(async ({ campaignEffects, studentTags }) => {
        for (const kind of ['class', 'tag', 'product'] as const) {
          const audience = { kind, ids: ['t'] };
          expect(await campaignEffects.part({ ...question, audience }, all)).toMatchObject({
            took,
            others: nobody,
          });
        }
        const lable = { id: 't', name: '冬令营', color: '#123456', description: '', show: 'false' } as const;
        await studentTags.saveLable(lable, 1);
        for (const studentId of ['member-3', 'member-5'])
          await studentTags.give({ id: `g-${studentId}`, studentId, lableId: 't', at: 1 });
        const tagged = { ...question, audience: { kind: 'tag', ids: ['t'] } } as const;
        expect(await campaignEffects.part(tagged, all)).toMatchObject({ took, others });
      }),
    );

    it(
      'keeps what was counted of a campaign in the version that it has, until it is removed',
      withStudy(async ({ campaignEffects, unitOfWork }) => {
        await unitOfWork.transaction(async ({ activities }) => {
          await activities.lock();
          await activities.campaigns.put(sampleCampaign('2026_june', { version: 7 }));
        });
        await campaignEffects.store(kept('2026_june'));
        await campaignEffects.store(kept('nothing'));
        expect(await campaignEffects.all()).toEqual([]);
        await campaignEffects.store(kept('2026_june', { version: 7 }));
        await campaignEffects.store(kept('2026_june', { version: 7, countedAt: 80, newcomers: 5 }));
        const now = kept('2026_june', { version: 7, countedAt: 80, newcomers: 5 });
        expect(await campaignEffects.find('2026_june')).toStrictEqual(now);
        expect(await campaignEffects.all()).toStrictEqual([
          { campaign: '2026_june', version: 7, countedAt: 80 },
        ]);
        await unitOfWork.transaction(async ({ activities }) => {
          await activities.lock();
          await activities.campaigns.remove('2026_june');
        });
        expect(await campaignEffects.find('2026_june')).toBeUndefined();
      }),
    );
  });
};
