import type { Prize, PrizeWinnerState } from '@ykd/domain/activity';
import { dayIndexOf, dayOfIndex } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { UNCLAIMED } from '../../entities/prize-claim.js';
import type { Activities } from '../../ports/activities.js';
import type { PrizeClaims, StoredPrizeClaim } from '../../ports/prize-claims.js';
import type { UnitOfWork } from '../../ports/unit-of-work.js';
import { sampleCheckIn, type CheckInsSubject } from './check-ins.js';
import { addStaff } from './departments.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** Prizes, and the entries that earn them. */
interface PrizeClaimsSubject extends CheckInsSubject {
  readonly prizeClaims: PrizeClaims;
  readonly activities: Activities;
  readonly unitOfWork: UnitOfWork;
}

const campaign = '2025_march';
const BAG: Prize = { id: 'p-bag', title: '帆布袋', by: 'total', days: 2, ships: true };
const CARD: Prize = { id: 'p-card', title: '证书', by: 'longest', days: 2, ships: false };
const window = { limit: 9 };

const claimOf = (over: Partial<StoredPrizeClaim> = {}): StoredPrizeClaim => ({
  ...UNCLAIMED,
  userId: 'member-1',
  campaign,
  prize: BAG.id,
  state: 'open',
  receiver: '王“小”明 😀',
  mobile: '13800000001',
  address: '杭州市西湖区文三路 1 号',
  version: 1,
  gmtCreated: 10,
  gmtModified: 10,
  ...over,
});

/** What every PrizeClaims does. */
export const prizeClaimsContract = (name: string, make: MakeSubject<PrizeClaimsSubject>): void => {
  /**
   * Member 1 has four days in all, two in a row; members 2 and 3 have three, in a row; member 4 has one. Member 9 works here, looks after
   * the first and the fourth, and has four.
   */
  const withDays = (test: (subject: PrizeClaimsSubject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      const { activities, checkIns, members, unitOfWork } = subject;
      for (const key of ['1', '2', '3', '4']) await members.insert(sampleMember(key));
      await addStaff(subject, 'member-9', 9);
      const there = await activities.campaign(campaign);
      if (there === undefined) throw new Error('it is there');
      await unitOfWork.transaction(async (tx) => {
        await tx.activities.lock();
        await tx.activities.campaigns.put({ ...there, prizes: [BAG, CARD] });
        for (const studentId of ['member-1', 'member-4'])
          await tx.care.assign({ studentId, staffId: 'member-9', kind: 'assistant', since: 1 });
      });
      const days = { 1: [1, 2, 4, 6], 2: [1, 2, 3], 3: [1, 2, 3], 4: [1], 9: [1, 2, 3, 4] };
      for (const [key, own] of Object.entries(days)) {
        for (const at of own) {
          const day = dayOfIndex(dayIndexOf('2025-03-01') + at - 1);
          await checkIns.put(sampleCheckIn({ userId: `member-${key}`, day }));
        }
      }
      await test(subject);
    });
  const put = ({ unitOfWork }: PrizeClaimsSubject, claim: StoredPrizeClaim) =>
    unitOfWork.transaction(async (tx) => {
      await tx.prizeClaims.hold(claim);
      await tx.prizeClaims.put(claim);
    });
  const asked = { campaign, prize: BAG };
  const idsOf = async (
    { prizeClaims }: PrizeClaimsSubject,
    over: { readonly state?: PrizeWinnerState; readonly caredBy?: string; readonly prize?: Prize } = {},
  ) => (await prizeClaims.winners({ ...asked, ...over }, window)).list.map(({ userId }) => userId);

  describe(`${name}: PrizeClaims`, () => {
    it(
      'lists who has earned a prize, who has the most days first, by pages',
      withDays(async (subject) => {
        const { prizeClaims } = subject;
        expect(await prizeClaims.winners(asked, { limit: 1 })).toStrictEqual({
          list: [{ userId: 'member-1', total: 4, longest: 2, claim: undefined }],
          hasMore: true,
        });
        expect(await idsOf(subject)).toEqual(['member-1', 'member-3', 'member-2']);
        expect(await idsOf(subject, { prize: CARD })).toEqual(['member-3', 'member-2', 'member-1']);
        const key = [3, 'member-3'] as const;
        const page = async (isBackwards: boolean) =>
          (await prizeClaims.winners(asked, { ...window, from: { key, isBackwards } })).list.map(
            ({ userId }) => userId,
          );
        expect(await page(false)).toEqual(['member-2']);
        expect(await page(true)).toEqual(['member-1']);
        expect(await idsOf(subject, { caredBy: 'member-9' })).toEqual(['member-1']);
        expect(await idsOf(subject, { caredBy: 'member-9', prize: CARD })).toEqual(['member-1']);
        expect(await idsOf(subject, { prize: { ...BAG, days: 9 } })).toEqual([]);
      }),
    );

    it(
      'lists those of a state, who claimed first before the others, and counts them',
      withDays(async (subject) => {
        const { prizeClaims } = subject;
        const first = claimOf({ userId: 'member-2', gmtCreated: 8, gmtModified: 12 });
        await put(subject, claimOf());
        await put(subject, first);
        await put(subject, claimOf({ userId: 'member-3', state: 'refused', reason: '抄的' }));
        // He had the days when he wrote it, and one who works here by now.
        await put(subject, claimOf({ userId: 'member-4' }));
        await put(subject, claimOf({ userId: 'member-9' }));
        expect(await prizeClaims.winners({ ...asked, state: 'open' }, { limit: 1 })).toStrictEqual({
          list: [{ userId: 'member-2', total: 3, longest: 3, claim: first }],
          hasMore: true,
        });
        expect(await idsOf(subject, { state: 'open' })).toEqual(['member-2', 'member-1']);
        const from = { key: [8, 'member-2'], isBackwards: false } as const;
        const next = await prizeClaims.winners({ ...asked, state: 'open' }, { ...window, from });
        expect(next.list.map(({ userId }) => userId)).toEqual(['member-1']);
        const lost = await prizeClaims.winners({ ...asked, state: 'lost' }, window);
        expect(lost.list).toMatchObject([{ userId: 'member-4', total: 1, claim: { state: 'open' } }]);
        expect(await idsOf(subject, { state: 'refused' })).toEqual(['member-3']);
        expect(await idsOf(subject, { state: 'sent' })).toEqual([]);
        expect(await idsOf(subject, { state: 'none' })).toEqual([]);
        expect(await prizeClaims.count(asked)).toStrictEqual({
          all: 3,
          none: 0,
          open: 2,
          lost: 1,
          sent: 0,
          refused: 1,
        });
        const cared = { caredBy: 'member-9' };
        expect(await prizeClaims.count({ ...asked, ...cared })).toStrictEqual({
          all: 1,
          none: 0,
          open: 1,
          lost: 1,
          sent: 0,
          refused: 0,
        });
        for (const [state, ids] of [
          ['open', ['member-1']],
          ['lost', ['member-4']],
          ['refused', []],
          ['none', []],
        ] as const)
          expect(await idsOf(subject, { ...cared, state })).toEqual(ids);
        // The other prize has none of that.
        expect(await idsOf(subject, { prize: CARD, state: 'none' })).toEqual([
          'member-3',
          'member-2',
          'member-1',
        ]);
        for (const state of ['open', 'lost'] as const)
          expect(await idsOf(subject, { prize: CARD, state })).toEqual([]);
        expect(await idsOf(subject, { ...cared, prize: CARD, state: 'none' })).toEqual(['member-1']);
        for (const state of ['open', 'lost'] as const)
          expect(await idsOf(subject, { ...cared, prize: CARD, state })).toEqual([]);
        expect(await prizeClaims.count({ campaign, prize: CARD })).toMatchObject({
          all: 3,
          none: 3,
          open: 0,
        });
        expect(await prizeClaims.count({ campaign, prize: CARD, ...cared })).toMatchObject({
          all: 1,
          none: 1,
        });
      }),
    );

    it(
      'holds a prize with the days and what became of it, and stores what becomes of it',
      withDays(async (subject) => {
        const { prizeClaims, unitOfWork } = subject;
        const hold = (over: object = {}) =>
          unitOfWork.transaction(({ prizeClaims: claims }) =>
            claims.hold({ userId: 'member-1', campaign, prize: BAG.id, ...over }),
          );
        expect(await hold()).toStrictEqual({ prize: BAG, days: { total: 4, longest: 2 }, claim: undefined });
        // Who works here is no student.
        expect(await hold({ userId: 'member-9' })).toStrictEqual({
          prize: BAG,
          days: undefined,
          claim: undefined,
        });
        for (const over of [{ campaign: 'nothing' }, { prize: 'nothing' }])
          expect(await hold(over)).toBeUndefined();
        await put(subject, claimOf());
        const sent = claimOf({
          state: 'sent',
          carrier: '顺丰',
          trackingNo: 'SF12345',
          changedBy: 'member-9',
          version: 2,
          gmtModified: 20,
        });
        await put(subject, sent);
        await put(subject, claimOf({ prize: CARD.id, state: 'none', address: '' }));
        expect((await hold())?.claim).toStrictEqual(sent);
        expect(await prizeClaims.ofMember('member-1', campaign)).toHaveLength(2);
        expect(await prizeClaims.ofMember('member-1', campaign)).toContainEqual(sent);
        expect(await prizeClaims.ofMember('member-1', '2024_march')).toEqual([]);
        expect(await prizeClaims.ofMember('member-2', campaign)).toEqual([]);
        const claimed = await unitOfWork.transaction((tx) => tx.prizeClaims.claimed(campaign));
        // What staff took back, and nobody claimed, keeps nothing as it is.
        expect(claimed).toEqual([BAG.id]);
        expect(await unitOfWork.transaction((tx) => tx.prizeClaims.claimed('2024_march'))).toEqual([]);
      }),
    );

    it(
      'lets one of several who come at once go first',
      withDays(async ({ unitOfWork, prizeClaims }) => {
        const claim = (by: string) =>
          unitOfWork.transaction(async (tx) => {
            const held = await tx.prizeClaims.hold(claimOf());
            const version = (held?.claim?.version ?? 0) + 1;
            await tx.prizeClaims.put(claimOf({ receiver: by, version }));
            return version;
          });
        const versions = await Promise.all(['甲', '乙', '丙'].map(claim));
        expect(versions.toSorted()).toEqual([1, 2, 3]);
        expect(await prizeClaims.ofMember('member-1', campaign)).toMatchObject([{ version: 3 }]);
      }),
    );
  });
};
