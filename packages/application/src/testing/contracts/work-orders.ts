import { WORK_ORDER_REVIEW_STATUSES, type WorkOrderReviewStatus } from '@ykd/domain/coupon';
import { describe, expect, it } from 'vitest';
import type { MemberRepository } from '../../ports/member-repository.js';
import type { UnitOfWork } from '../../ports/unit-of-work.js';
import type { StoredWorkOrder, Submission, WorkOrderKey, WorkOrders } from '../../ports/work-orders.js';
import type { EntityReader } from '../../ports/entity-reader.js';
import { NASTY_TEXT, sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

interface WorkOrdersSubject {
  readonly workOrders: WorkOrders;
  readonly members: MemberRepository;
  readonly entities: EntityReader;
  readonly unitOfWork: UnitOfWork;
}

/** The work order of a member, which waits. */
const orderOf = (key: string, over: Partial<StoredWorkOrder> = {}): StoredWorkOrder => ({
  id: `work-${key}`,
  userId: `member-${key}`,
  reviewStatus: 'REVIEWING',
  isAskedBack: false,
  submission: 1,
  submittedAt: 10,
  version: 1,
  changedBy: `member-${key}`,
  gmtCreated: 10,
  changedAt: 10,
  ...over,
});

const sentOf = (key: string, over: Partial<Submission> = {}): Submission => ({
  workOrderId: `work-${key}`,
  number: 1,
  realName: '周伙伴',
  contact: '13700000001',
  channel: 'CAMPUS',
  channelText: '',
  reason: NASTY_TEXT,
  agreementVersion: '2025-09-01',
  submittedAt: 10,
  decision: null,
  answer: '',
  decidedBy: null,
  decidedAt: null,
  ...over,
});

/** What every WorkOrders does. */
export const workOrdersContract = (name: string, make: MakeSubject<WorkOrdersSubject>): void => {
  const within = (test: (subject: WorkOrdersSubject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      for (const key of ['1', '2', '3', '4']) await subject.members.insert(sampleMember(key));
      await test(subject);
    });
  const put = (
    { unitOfWork }: WorkOrdersSubject,
    workOrder: StoredWorkOrder,
    ...submissions: readonly Submission[]
  ) =>
    unitOfWork.transaction(async (tx) => {
      await tx.workOrders.hold(workOrder.userId);
      await tx.workOrders.put(workOrder);
      for (const one of submissions) await tx.workOrders.putSubmission(one);
    });

  describe(`${name}: WorkOrders`, () => {
    it(
      'are kept with all that was sent, and as they change',
      within(async (subject) => {
        const { workOrders, unitOfWork } = subject;
        expect(await workOrders.ofMember('member-1')).toBeUndefined();
        expect(await workOrders.find('work-1')).toBeUndefined();
        await put(subject, orderOf('1'), sentOf('1'));
        expect(await workOrders.ofMember('member-1')).toStrictEqual({
          workOrder: orderOf('1'),
          submissions: [sentOf('1')],
        });
        const answered = sentOf('1', {
          decision: 'ASK_BACK',
          answer: NASTY_TEXT,
          decidedBy: 'member-4',
          decidedAt: 20,
        });
        const again = orderOf('1', {
          submission: 2,
          submittedAt: 30,
          version: 3,
          changedBy: 'member-1',
          changedAt: 30,
        });
        const second = sentOf('1', {
          number: 2,
          channel: 'OTHER',
          channelText: '讲座\n两次',
          submittedAt: 30,
        });
        await put(subject, again, answered, second);
        const whole = { workOrder: again, submissions: [answered, second] };
        expect(await workOrders.find('work-1')).toStrictEqual(whole);
        const inside = await unitOfWork.transaction((tx) => tx.workOrders.hold('member-1'));
        expect(inside).toStrictEqual(whole);
        expect(await unitOfWork.transaction((tx) => tx.workOrders.hold('member-2'))).toBeUndefined();
      }),
    );

    it(
      'are one for each member',
      within(async (subject) => {
        await put(subject, orderOf('1'), sentOf('1'));
        await expect(put(subject, orderOf('1', { id: 'work-9' }))).rejects.toBeInstanceOf(Error);
        expect((await subject.workOrders.counts()).REVIEWING).toBe(1);
      }),
    );

    it(
      'are changed by one at a time, also the first of a member',
      within(async (subject) => {
        const { unitOfWork, workOrders } = subject;
        const step = () =>
          unitOfWork.transaction(async (tx) => {
            const held = await tx.workOrders.hold('member-1');
            const version = (held?.workOrder.version ?? 0) + 1;
            await tx.workOrders.put(orderOf('1', { version }));
          });
        await Promise.all(Array.from({ length: 5 }, step));
        expect((await workOrders.find('work-1'))?.workOrder.version).toBe(5);
      }),
    );

    it(
      'are listed by their status, who waits the longest first, by pages, and counted',
      within(async (subject) => {
        const { workOrders } = subject;
        expect(await workOrders.counts()).toStrictEqual({ REVIEWING: 0, REVIEW_FAIL: 0, REVIEW_SUCCESS: 0 });
        await put(subject, orderOf('1', { submittedAt: 30 }), sentOf('1'));
        await put(
          subject,
          orderOf('2', { submittedAt: 20, submission: 2 }),
          sentOf('2'),
          sentOf('2', { number: 2 }),
        );
        await put(subject, orderOf('3', { submittedAt: 20 }), sentOf('3'));
        await put(subject, orderOf('4', { reviewStatus: 'REVIEW_FAIL', isAskedBack: true }), sentOf('4'));
        const idsOf = async (status: WorkOrderReviewStatus) =>
          (await workOrders.list(status, { limit: 9 })).list.map(({ workOrder }) => workOrder.id);
        expect(await Promise.all(WORK_ORDER_REVIEW_STATUSES.map(idsOf))).toEqual([
          ['work-2', 'work-3', 'work-1'],
          ['work-4'],
          [],
        ]);
        expect(await workOrders.list('REVIEWING', { limit: 1 })).toStrictEqual({
          list: [
            {
              workOrder: orderOf('2', { submittedAt: 20, submission: 2 }),
              submission: sentOf('2', { number: 2 }),
            },
          ],
          hasMore: true,
        });
        const page = async (key: WorkOrderKey, isBackwards: boolean) => {
          const { list, hasMore } = await workOrders.list('REVIEWING', {
            limit: 1,
            from: { key, isBackwards },
          });
          return [list.map(({ workOrder }) => workOrder.id), hasMore];
        };
        expect(await page([20, 'work-2'], false)).toEqual([['work-3'], true]);
        expect(await page([20, 'work-3'], false)).toEqual([['work-1'], false]);
        expect(await page([30, 'work-1'], true)).toEqual([['work-3'], true]);
        expect(await page([20, 'work-3'], true)).toEqual([['work-2'], false]);
        expect(await workOrders.counts()).toStrictEqual({ REVIEWING: 3, REVIEW_FAIL: 1, REVIEW_SUCCESS: 0 });
      }),
    );

    it(
      'are read by the generic calls',
      within(async (subject) => {
        await put(subject, orderOf('1'), sentOf('1'));
        const rows = await subject.entities.find({
          entity: 'WorkOrder',
          fields: ['id', 'userId', 'reviewStatus', 'gmtCreated', 'changedAt'],
          filters: [{ field: 'userId', values: ['member-1'] }],
          sort: [{ field: 'id', order: 'asc' }],
          limit: 5,
          offset: 0,
        });
        expect(rows).toEqual([
          { id: 'work-1', userId: 'member-1', reviewStatus: 'REVIEWING', gmtCreated: 10, changedAt: 10 },
        ]);
      }),
    );
  });
};
