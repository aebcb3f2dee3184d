import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { HONG } from '../fakes/index.js';
import { APPLICATION, withApplication, withPartner, withPartners } from './partner-world.js';
import { must } from './purchases.js';
import type { Tries, Try } from './tries.js';
import type { WorldOf } from './world.js';

const refused = (kind: string) => ({ ok: false, error: { kind } });
const issue = (field: string, message?: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field, ...(message === undefined ? {} : { message }) }] },
});
const NAMED = { id: HONG.id, name: 'xiaohong' };
const bell = async ({ notice }: Pick<Ports, 'notice'>) =>
  must(await notice.list({ size: 10 })).list.map(({ title }) => title);

/** What every implementation of StaffPartnerPort does. */
export const staffPartnerSuite = (world: WorldOf): void => {
  const acts = () =>
    world()
      .deps.auditLog.stored.filter(({ act }) => act.startsWith('partners.'))
      .map(({ act, actor, about, reason, after }) => ({ act, actor, about, reason, after }));

  describe('StaffPartnerPort', () => {
    it('shows what waits, and all that was sent', async () => {
      const { lin, id } = await withApplication(world());
      const at = world().deps.clock.now();
      expect(must(await lin.staffPartner.workOrderCount())).toEqual({
        REVIEWING: 1,
        REVIEW_FAIL: 0,
        REVIEW_SUCCESS: 0,
      });
      const page = { size: 10, status: 'REVIEWING' } as const;
      expect(must(await lin.staffPartner.workOrders(page))).toEqual({
        list: [
          {
            id,
            member: NAMED,
            reviewStatus: 'REVIEWING',
            isAskedBack: false,
            realName: APPLICATION.realName,
            channel: 'CAMPUS',
            submissions: 1,
            submittedAt: at,
            decidedAt: null,
          },
        ],
        previous: null,
        next: null,
      });
      expect(must(await lin.staffPartner.workOrders({ ...page, status: 'REVIEW_FAIL' })).list).toEqual([]);
      expect(await lin.staffPartner.workOrders({ ...page, after: 'nothing' })).toMatchObject(issue('after'));
      expect(must(await lin.staffPartner.workOrder({ id }))).toEqual({
        id,
        member: NAMED,
        reviewStatus: 'REVIEWING',
        isAskedBack: false,
        submittedAt: at,
        version: 1,
        gmtCreated: at,
        changedAt: at,
        submissions: [
          {
            number: 1,
            ...APPLICATION,
            submittedAt: at,
            decision: null,
            answer: '',
            decidedBy: null,
            decidedAt: null,
          },
        ],
        isOwn: false,
      });
      expect(await lin.staffPartner.workOrder({ id: 'nothing' })).toEqual(refused('entity-not-found'));
    });

    it('decides once: who comes second is told who was first, and nothing is decided twice', async () => {
      const { lin, admin, hong, id } = await withApplication(world());
      const seen = { id, version: 1 };
      const refusal = { ...seen, decision: 'REFUSE', answer: ' 渠道不合适 ' } as const;
      const answers = await Promise.all([
        lin.staffPartner.decide(refusal),
        admin.staffPartner.decide({ ...seen, decision: 'APPROVE', answer: '' }),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const isLin = answers[0].ok;
      expect(answers.find(({ ok }) => !ok)).toMatchObject({
        error: {
          kind: 'changed-meanwhile',
          version: 2,
          by: { name: isLin ? 'lin' : 'admin' },
          now: { reviewStatus: isLin ? 'REVIEW_FAIL' : 'REVIEW_SUCCESS', isAskedBack: false },
        },
      });
      expect(acts()).toHaveLength(1);
      expect(await bell(hong)).toHaveLength(1);
      expect(must(await hong.partner.standing()).partner === null).toBe(isLin);
    });

    it('says why, and may be asked again by whoever lost the answer', async () => {
      const { lin, hong, id } = await withApplication(world());
      const seen = { id, version: 1 };
      expect(await lin.staffPartner.decide({ ...seen, decision: 'REFUSE', answer: ' ' })).toMatchObject(
        issue('answer', '说明必须填写'),
      );
      const asking = { ...seen, decision: 'ASK_BACK', answer: ' 请补充社群的名称 ' } as const;
      const decided = must(await lin.staffPartner.decide(asking));
      expect(decided).toMatchObject({
        reviewStatus: 'REVIEW_FAIL',
        isAskedBack: true,
        version: 2,
        submissions: [
          { decision: 'ASK_BACK', answer: '请补充社群的名称', decidedBy: { id: 'u-lin', name: 'lin' } },
        ],
      });
      expect(must(await lin.staffPartner.decide(asking))).toEqual(decided);
      expect(await lin.staffPartner.decide({ ...asking, version: 2, decision: 'APPROVE' })).toMatchObject(
        issue('version', '这份申请不在审核中，请刷新后再看'),
      );
      expect(await bell(hong)).toEqual(['合作申请：需要补充资料']);
      expect(acts()).toEqual([
        {
          act: 'partners.decide',
          actor: 'u-lin',
          about: HONG.id,
          reason: '请补充社群的名称',
          after: { decision: '需要补充资料' },
        },
      ]);
    });

    it('does not take another submission for the one that was seen', async () => {
      const { lin, admin, hong, id } = await withApplication(world());
      must(await lin.staffPartner.decide({ id, version: 1, decision: 'REFUSE', answer: '不行' }));
      must(await hong.partner.apply({ ...APPLICATION, reason: '另一个理由', version: 2 }));
      const late = { id, version: 1, decision: 'APPROVE', answer: '' } as const;
      expect(await admin.staffPartner.decide(late)).toMatchObject({
        ok: false,
        error: { kind: 'changed-meanwhile', version: 3, now: { reviewStatus: 'REVIEWING' } },
      });
      must(await admin.staffPartner.decide({ ...late, version: 3 }));
      expect(must(await lin.staffPartner.workOrder({ id })).submissions).toMatchObject([
        { number: 2, decision: 'APPROVE', decidedBy: { name: 'admin' } },
        { number: 1, decision: 'REFUSE', decidedBy: { name: 'lin' } },
      ]);
    });

    it('lets nobody decide about himself', async () => {
      const { lin, admin } = await withPartners(world());
      const { workOrder } = must(await lin.partner.apply({ ...APPLICATION, version: 0 }));
      const own = { id: workOrder?.id ?? '', version: 1, decision: 'APPROVE', answer: '' } as const;
      expect(await lin.staffPartner.decide(own)).toEqual(refused('own-partner'));
      expect(must(await lin.staffPartner.workOrder(own))).toMatchObject({
        isOwn: true,
        reviewStatus: 'REVIEWING',
      });
      must(await admin.staffPartner.decide(own));
      const me = { userId: 'u-lin', version: 1, reason: '我自己' };
      expect(must(await lin.staffPartner.partner(me))).toMatchObject({ isOwn: true, level: 'NORMAL' });
      expect(await lin.staffPartner.setLevel({ ...me, level: 'GOLD' })).toEqual(refused('own-partner'));
      expect(await lin.staffPartner.setState({ ...me, event: 'END' })).toEqual(refused('own-partner'));
    });

    it('lists partners by what is asked of them', async () => {
      const { lin } = await withPartner(world());
      const at = world().deps.clock.now();
      expect(must(await lin.staffPartner.list({ size: 10 })).list).toEqual([
        {
          id: HONG.id,
          state: 'ACTIVE',
          realName: APPLICATION.realName,
          level: 'NORMAL',
          channel: 'CAMPUS',
          contact: APPLICATION.contact,
          member: 'xiaohong',
          approvedAt: at,
        },
      ]);
      const chosen = { size: 10, columns: ['realName', 'stateReason'] } as const;
      expect(must(await lin.staffPartner.list(chosen)).list).toEqual([
        { id: HONG.id, state: 'ACTIVE', realName: APPLICATION.realName, stateReason: '' },
      ]);
      const counted = async (filter: Readonly<Record<string, string>>) =>
        must(await lin.staffPartner.count(filter)).count;
      expect(await counted({})).toBe(1);
      expect(await counted({ state: 'is:ENDED' })).toBe(0);
      expect(await counted({ search: '周', level: 'is:NORMAL' })).toBe(1);
      expect(await lin.staffPartner.list({ size: 10, after: 'nothing' })).toMatchObject(issue('after'));
    });

    it('has views of partners, all of which their list takes', async () => {
      const { lin } = await withPartners(world());
      const { views } = must(await lin.listView.list({ list: 'partners' }));
      expect(views.map(({ name }) => name)).toEqual(['合作中', '已停用', '已终止']);
      for (const { state, dropped } of views) {
        const { columns: _columns, sort: _sort, ...filter } = state;
        must(await lin.staffPartner.count(filter));
        expect(dropped).toEqual([]);
      }
    });

    it('suspends, ends, and goes on with somebody, of which he is told', async () => {
      const { lin, admin, hong, id } = await withPartner(world());
      const seen = { userId: HONG.id, version: 1, reason: ' 投诉没有处理 ' };
      expect(await lin.staffPartner.setState({ ...seen, event: 'SUSPEND', reason: ' ' })).toMatchObject(
        issue('reason', '原因必须填写'),
      );
      expect(await lin.staffPartner.setState({ ...seen, event: 'RESUME' })).toMatchObject(issue('event'));
      world().deps.clock.advance(1_000);
      const suspended = must(await lin.staffPartner.setState({ ...seen, event: 'SUSPEND' }));
      expect(suspended).toMatchObject({
        state: 'SUSPENDED',
        stateReason: '投诉没有处理',
        version: 2,
        member: NAMED,
        approvedBy: { name: 'lin' },
        changedBy: { name: 'lin' },
        workOrderId: id,
        isOwn: false,
      });
      // Whose answer was lost asks again.
      expect(must(await lin.staffPartner.setState({ ...seen, event: 'SUSPEND' }))).toEqual(suspended);
      expect(await admin.staffPartner.setState({ ...seen, event: 'END' })).toMatchObject({
        ok: false,
        error: { kind: 'changed-meanwhile', by: { name: 'lin' }, now: { state: '已停用', level: '普通' } },
      });
      must(await admin.staffPartner.setState({ ...seen, version: 2, event: 'END', reason: '违反协议' }));
      expect(must(await hong.partner.standing())).toMatchObject({
        workOrder: { reviewStatus: 'REVIEW_SUCCESS' },
        partner: { state: 'ENDED', stateReason: '违反协议' },
      });
      must(await admin.staffPartner.setState({ ...seen, version: 3, event: 'RESUME', reason: '说清楚了' }));
      expect(must(await hong.partner.standing()).partner).toMatchObject({ state: 'ACTIVE', stateReason: '' });
      expect((await bell(hong)).toSorted()).toEqual(
        ['合作申请：审核通过', '合作伙伴已停用', '合作伙伴已终止', '合作伙伴合作中'].toSorted(),
      );
      expect(acts().slice(1)).toEqual([
        {
          act: 'partners.state',
          actor: 'u-lin',
          about: HONG.id,
          reason: '投诉没有处理',
          after: { state: '已停用' },
        },
        {
          act: 'partners.state',
          actor: 'u-admin',
          about: HONG.id,
          reason: '违反协议',
          after: { state: '已终止' },
        },
        {
          act: 'partners.state',
          actor: 'u-admin',
          about: HONG.id,
          reason: '说清楚了',
          after: { state: '合作中' },
        },
      ]);
    });

    it('gives another level, and shows whom he is paid to', async () => {
      const { lin, hong } = await withPartner(world());
      const payee = {
        method: 'BANK',
        name: '周小红',
        bank: '招商银行',
        account: '6214831234567890',
      } as const;
      must(await hong.partner.savePayee({ ...payee, version: 1 }));
      const seen = { userId: HONG.id, reason: '连续三个月' };
      expect(await lin.staffPartner.setLevel({ ...seen, version: 1, level: 'GOLD' })).toMatchObject(
        refused('changed-meanwhile'),
      );
      expect(must(await lin.staffPartner.setLevel({ ...seen, version: 2, level: 'GOLD' }))).toMatchObject({
        level: 'GOLD',
        version: 3,
        payee,
      });
      // The same is no change.
      expect(must(await lin.staffPartner.setLevel({ ...seen, version: 3, level: 'GOLD' })).version).toBe(3);
      expect(must(await hong.partner.standing()).partner).toMatchObject({ level: 'GOLD' });
      expect(acts().at(-1)).toMatchObject({ act: 'partners.level', after: { level: '金牌' } });
      const nobody = { ...seen, userId: 'nobody', version: 1 };
      expect(await lin.staffPartner.partner(nobody)).toEqual(refused('entity-not-found'));
      expect(await lin.staffPartner.setLevel({ ...nobody, level: 'GOLD' })).toEqual(
        refused('entity-not-found'),
      );
      expect(await lin.staffPartner.setState({ ...nobody, event: 'END' })).toEqual(
        refused('entity-not-found'),
      );
    });

    it('is for staff with the right', async () => {
      const { hong } = await withPartner(world());
      const calls: readonly (Try | Readonly<Record<string, Try>>)[] = Object.values(staffPartnerTries);
      for (const call of calls) {
        if (typeof call !== 'function') continue;
        expect(await call(hong, HONG)).toEqual(refused('forbidden'));
        expect(await call(world().visitor(), HONG)).toEqual(refused('not-logged-in'));
      }
    });
  });
};

/** A way to make each call of the area. */
export const staffPartnerTries: Tries<'staffPartner'> = {
  workOrders: ({ staffPartner }) => staffPartner.workOrders({ size: 10, status: 'REVIEWING' }),
  workOrderCount: ({ staffPartner }) => staffPartner.workOrderCount(),
  workOrder: ({ staffPartner }) => staffPartner.workOrder({ id: 'nothing' }),
  decide: ({ staffPartner }) =>
    staffPartner.decide({ id: 'nothing', version: 1, decision: 'REFUSE', answer: '不行' }),
  list: ({ staffPartner }) => staffPartner.list({ size: 10 }),
  count: ({ staffPartner }) => staffPartner.count({}),
  partner: ({ staffPartner }) => staffPartner.partner({ userId: 'nobody' }),
  setState: ({ staffPartner }) =>
    staffPartner.setState({ userId: 'nobody', version: 1, event: 'SUSPEND', reason: '投诉' }),
  setLevel: ({ staffPartner }) =>
    staffPartner.setLevel({ userId: 'nobody', version: 1, level: 'GOLD', reason: '业绩' }),
};
