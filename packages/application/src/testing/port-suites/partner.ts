import { describe, expect, it } from 'vitest';
import { HONG, MING } from '../fakes/index.js';
import { SUBMISSIONS_MAX } from '../../partner/index.js';
import { APPLICATION, withApplication, withPartner, withPartners } from './partner-world.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import type { WorldOf } from './world.js';

const refused = (kind: string) => ({ ok: false, error: { kind } });
const issue = (field: string, message?: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field, ...(message === undefined ? {} : { message }) }] },
});
const BANK = {
  method: 'BANK',
  name: '周小红',
  bank: '招商银行南京分行',
  account: '6214 8312 3456 7890',
} as const;

/** What every implementation of PartnerPort does. */
export const partnerSuite = (world: WorldOf): void => {
  describe('PartnerPort', () => {
    it('keeps what somebody sends, who has nothing before', async () => {
      const { hong } = await withPartners(world());
      expect(must(await hong.partner.standing())).toEqual({ workOrder: null, partner: null });
      const at = world().deps.clock.now();
      const typed = { ...APPLICATION, realName: ' 周小红 ', userId: HONG.id, version: 0 };
      const standing = must(await hong.partner.apply(typed));
      expect(standing).toEqual({
        workOrder: {
          id: expect.any(String) as string,
          reviewStatus: 'REVIEWING',
          isAskedBack: false,
          version: 1,
          submissions: [
            { number: 1, ...APPLICATION, submittedAt: at, decision: null, answer: '', decidedAt: null },
          ],
        },
        partner: null,
      });
      expect(must(await hong.partner.standing())).toEqual(standing);
    });

    it('takes no application that is incomplete, or of somebody else', async () => {
      const { hong } = await withPartners(world());
      const sent = { ...APPLICATION, version: 0 };
      expect(await hong.partner.apply({ ...sent, realName: ' ' })).toMatchObject(
        issue('realName', '真实姓名必须填写'),
      );
      expect(await hong.partner.apply({ ...sent, agreementVersion: '' })).toMatchObject(
        issue('agreementVersion', '请阅读并同意合作协议'),
      );
      expect(await hong.partner.apply({ ...sent, userId: MING.id })).toEqual(refused('forbidden'));
      expect(must(await hong.partner.standing()).workOrder).toBeNull();
    });

    it('takes it once, however often it comes, and no other while it waits', async () => {
      const { hong } = await withApplication(world());
      const sent = { ...APPLICATION, version: 0 };
      must(await hong.partner.apply(sent));
      const { workOrder } = must(await hong.partner.standing());
      expect(workOrder).toMatchObject({ version: 1, submissions: [{ number: 1 }] });
      expect(await hong.partner.apply({ ...sent, reason: '别的理由' })).toMatchObject({
        ok: false,
        error: { kind: 'changed-meanwhile', version: 1, by: null, now: { reviewStatus: 'REVIEWING' } },
      });
      expect(await hong.partner.apply({ ...sent, version: 1, reason: '别的理由' })).toMatchObject(
        issue('version'),
      );
    });

    it('shows why it was refused, and what was sent, and takes another one', async () => {
      const { hong, lin, id } = await withApplication(world());
      world().deps.clock.advance(1_000);
      const answer = '渠道没有写清楚';
      must(await lin.staffPartner.decide({ id, version: 1, decision: 'REFUSE', answer }));
      const decidedAt = world().deps.clock.now();
      expect(must(await hong.partner.standing()).workOrder).toMatchObject({
        reviewStatus: 'REVIEW_FAIL',
        isAskedBack: false,
        version: 2,
        submissions: [{ ...APPLICATION, decision: 'REFUSE', answer, decidedAt }],
      });
      const { list } = must(await hong.notice.list({ size: 5 }));
      expect(list).toMatchObject([
        {
          kind: 'partner',
          title: '合作申请：审核未通过',
          text: `${answer}\n可以改了再申请。`,
          link: '/coupon/apply',
        },
      ]);
      const again = { ...APPLICATION, channelText: '南京大学软件学院 2023 级群，300 人', version: 2 };
      expect(must(await hong.partner.apply(again)).workOrder).toMatchObject({
        reviewStatus: 'REVIEWING',
        version: 3,
        submissions: [
          { number: 2, channelText: again.channelText, decision: null },
          { number: 1, channelText: APPLICATION.channelText, answer },
        ],
      });
    });

    it('leads back to the form whoever is asked for more', async () => {
      const { hong, lin, id } = await withApplication(world());
      const answer = '请补充社群的名称';
      must(await lin.staffPartner.decide({ id, version: 1, decision: 'ASK_BACK', answer }));
      expect(must(await hong.partner.standing()).workOrder).toMatchObject({
        reviewStatus: 'REVIEW_FAIL',
        isAskedBack: true,
        submissions: [{ decision: 'ASK_BACK', answer }],
      });
      must(await hong.partner.apply({ ...APPLICATION, version: 2 }));
      expect(must(await hong.partner.standing()).workOrder).toMatchObject({ isAskedBack: false });
    });

    it('is not taken any number of times', async () => {
      const { hong, lin, id } = await withApplication(world());
      for (let sent = 1; sent < SUBMISSIONS_MAX; sent += 1) {
        const version = 2 * sent - 1;
        must(await lin.staffPartner.decide({ id, version, decision: 'REFUSE', answer: '不行' }));
        must(await hong.partner.apply({ ...APPLICATION, version: version + 1 }));
      }
      const version = 2 * SUBMISSIONS_MAX - 1;
      must(await lin.staffPartner.decide({ id, version, decision: 'REFUSE', answer: '不行' }));
      expect(await hong.partner.apply({ ...APPLICATION, version: version + 1 })).toMatchObject(
        issue('version', `最多申请 ${SUBMISSIONS_MAX} 次，请直接联系平台`),
      );
    });

    it('makes a partner of whoever is approved, who applies no more', async () => {
      const { hong } = await withPartner(world());
      const { workOrder, partner } = must(await hong.partner.standing());
      const at = world().deps.clock.now();
      expect(workOrder).toMatchObject({ reviewStatus: 'REVIEW_SUCCESS' });
      const { realName, contact, channel, channelText, agreementVersion } = APPLICATION;
      expect(partner).toEqual({
        state: 'ACTIVE',
        stateReason: '',
        level: 'NORMAL',
        realName,
        contact,
        channel,
        channelText,
        payee: null,
        agreementVersion,
        agreedAt: at,
        approvedAt: at,
        hasWeixin: false,
        version: 1,
      });
      await world().deps.unitOfWork.transaction((tx) =>
        tx.members.bindWeixin({ id: HONG.id, openid: 'o-hong', at }),
      );
      expect(must(await hong.partner.standing()).partner).toMatchObject({ hasWeixin: true });
      expect(await hong.partner.apply({ ...APPLICATION, version: 2 })).toMatchObject(issue('version'));
      expect(must(await hong.notice.list({ size: 5 })).list).toMatchObject([
        { title: '合作申请：审核通过', text: '你已经是合作伙伴。', link: '/coupon/home' },
      ]);
    });

    it('lets a partner say who he is and whom he is paid to, in the version that he saw', async () => {
      const { hong } = await withPartner(world());
      const profile = {
        realName: '周红',
        contact: '13800000003',
        channel: 'OTHER',
        channelText: '讲座',
      } as const;
      expect(await hong.partner.saveProfile({ ...profile, channelText: ' ', version: 1 })).toMatchObject(
        issue('channelText'),
      );
      world().deps.clock.advance(1_000);
      expect(must(await hong.partner.saveProfile({ ...profile, version: 1 })).partner).toMatchObject({
        ...profile,
        version: 2,
      });
      // The same again changes nothing.
      must(await hong.partner.saveProfile({ ...profile, version: 1 }));
      expect(await hong.partner.savePayee({ ...BANK, account: '123', version: 2 })).toMatchObject(
        issue('account'),
      );
      expect(await hong.partner.savePayee({ ...BANK, version: 1 })).toMatchObject({
        ok: false,
        error: { kind: 'changed-meanwhile', version: 2, by: null },
      });
      const { partner } = must(await hong.partner.savePayee({ ...BANK, userId: HONG.id, version: 2 }));
      expect(partner).toMatchObject({ payee: { ...BANK, account: '6214831234567890' }, version: 3 });
      const { list } = must(await hong.notice.list({ size: 1 }));
      expect(list).toMatchObject([{ title: '佣金的收款账户改了', link: '/coupon/my' }]);
      expect(list[0]?.text).toContain('**** 7890');
      expect(list[0]?.text).not.toContain('6214');
      const weixin = { ...BANK, method: 'WEIXIN', version: 3 } as const;
      expect(must(await hong.partner.savePayee(weixin)).partner).toMatchObject({
        payee: { method: 'WEIXIN', name: '周小红', bank: '', account: '' },
      });
      // Whoever looks into it later finds both changes, and no account.
      const lines = [...world().deps.securityLog.stored.values()].filter(({ kind }) => kind === 'payee');
      expect(lines.map(({ userId, detail }) => [userId, detail])).toEqual([
        [HONG.id, 'BANK'],
        [HONG.id, 'WEIXIN'],
      ]);
      expect(JSON.stringify(lines)).not.toContain('6214');
    });

    it('lets a partner agree to what holds now, once', async () => {
      const { hong } = await withPartner(world());
      const before = must(await hong.partner.standing()).partner;
      world().deps.clock.advance(1_000);
      const { agreementVersion } = APPLICATION;
      expect(must(await hong.partner.agree({ agreementVersion, version: 0 })).partner).toEqual(before);
      expect(await hong.partner.agree({ agreementVersion: '2020-01-01', version: 1 })).toMatchObject(
        issue('agreementVersion'),
      );
      await world().deps.unitOfWork.transaction(async (tx) => {
        const held = await tx.partners.hold(HONG.id);
        if (held !== undefined) await tx.partners.put({ ...held, agreementVersion: '2020-01-01' });
      });
      expect(must(await hong.partner.agree({ agreementVersion, version: 1 })).partner).toMatchObject({
        agreementVersion,
        agreedAt: world().deps.clock.now(),
        version: 2,
      });
    });

    it('changes nothing of whoever is no partner, or somebody else', async () => {
      const { ming } = await withPartner(world());
      const { agreementVersion, reason: _reason, ...profile } = APPLICATION;
      for (const answer of [
        await ming.partner.saveProfile({ ...profile, version: 1 }),
        await ming.partner.savePayee({ ...BANK, version: 1 }),
        await ming.partner.agree({ agreementVersion, version: 1 }),
      ])
        expect(answer).toEqual(refused('entity-not-found'));
      for (const answer of [
        await ming.partner.saveProfile({ ...profile, userId: HONG.id, version: 1 }),
        await ming.partner.savePayee({ ...BANK, userId: HONG.id, version: 1 }),
        await ming.partner.agree({ agreementVersion, userId: HONG.id, version: 1 }),
      ])
        expect(answer).toEqual(refused('forbidden'));
    });

    it('shows to the generic calls one’s own work order, and all of them to staff with the right', async () => {
      const { hong, ming, lin, id } = await withApplication(world());
      const own = { returnClassName: 'WorkOrder', params: {} } as const;
      const found = must(await hong.commonQuery.findOne(own));
      expect(found).toEqual({
        id,
        userId: HONG.id,
        reviewStatus: 'REVIEWING',
        gmtCreated: world().deps.clock.now(),
        changedAt: world().deps.clock.now(),
      });
      expect(must(await ming.commonQuery.query(own))).toEqual([]);
      expect(await ming.commonQuery.query({ ...own, params: { userId: HONG.id } })).toEqual(
        refused('forbidden'),
      );
      expect(must(await ming.commonQuery.findById(own, id))).toBeNull();
      expect(must(await lin.commonQuery.query(own))).toMatchObject([{ id }]);
      expect(await world().visitor().commonQuery.query(own)).toEqual(refused('not-logged-in'));
    });
  });
};

const { agreementVersion, reason: _reason, ...PROFILE } = APPLICATION;

/** A way to make each call of the area. */
export const partnerTries: Tries<'partner'> = {
  standing: ({ partner }) => partner.standing(),
  apply: ({ partner }, { id: userId }) => partner.apply({ ...APPLICATION, userId, version: 0 }),
  saveProfile: ({ partner }, { id: userId }) => partner.saveProfile({ ...PROFILE, userId, version: 1 }),
  savePayee: ({ partner }, { id: userId }) => partner.savePayee({ ...BANK, userId, version: 1 }),
  agree: ({ partner }, { id: userId }) => partner.agree({ agreementVersion, userId, version: 1 }),
};
