import type { WorkOrderReviewStatus } from '@ykd/domain/coupon';
import type {
  ListedWorkOrder,
  TxWorkOrders,
  WholeWorkOrder,
  WorkOrderKey,
  WorkOrders,
} from '../../ports/work-orders.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import type { FakeWorld } from './world.js';

const keyOf = (workOrderId: string, number: number): string => JSON.stringify([workOrderId, number]);

const submissionsOf = ({ submissions }: FakeWorld, id: string) =>
  [...submissions.values()]
    .filter(({ workOrderId }) => workOrderId === id)
    .toSorted((one, other) => one.number - other.number);

const ofMember = (world: FakeWorld, userId: string): WholeWorkOrder | undefined => {
  const workOrder = [...world.workOrders.values()].find((one) => one.userId === userId);
  return workOrder && { workOrder, submissions: submissionsOf(world, workOrder.id) };
};

/** Work orders in memory. */
export const fakeWorkOrders = (world: FakeWorld): WorkOrders => {
  const ofStatus = (status: WorkOrderReviewStatus) =>
    [...world.workOrders.values()].filter(({ reviewStatus }) => reviewStatus === status);
  return {
    find: async (id) => {
      const workOrder = world.workOrders.get(id);
      return workOrder && { workOrder, submissions: submissionsOf(world, id) };
    },
    ofMember: async (userId) => ofMember(world, userId),
    list: async (status, window) =>
      rowsByKey<ListedWorkOrder, WorkOrderKey>(
        ofStatus(status).flatMap((workOrder) => {
          const submission = world.submissions.get(keyOf(workOrder.id, workOrder.submission));
          return submission === undefined ? [] : [{ workOrder, submission }];
        }),
        ({ workOrder: { submittedAt, id } }) => [submittedAt, id],
        window,
      ),
    counts: async () => ({
      REVIEWING: ofStatus('REVIEWING').length,
      REVIEW_FAIL: ofStatus('REVIEW_FAIL').length,
      REVIEW_SUCCESS: ofStatus('REVIEW_SUCCESS').length,
    }),
  };
};

/** The same inside a transaction on a world, which has it alone. */
export const txWorkOrders = (world: FakeWorld): TxWorkOrders => ({
  hold: async (userId) => ofMember(world, userId),
  put: async (workOrder) => {
    const other = ofMember(world, workOrder.userId)?.workOrder;
    if (other !== undefined && other.id !== workOrder.id)
      throw new Error(`a work order of ${workOrder.userId} exists`);
    world.workOrders.set(workOrder.id, workOrder);
  },
  putSubmission: async (submission) =>
    void world.submissions.set(keyOf(submission.workOrderId, submission.number), submission),
});
