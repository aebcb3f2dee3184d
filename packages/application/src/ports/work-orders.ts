import type { WorkOrderReviewStatus } from '@ykd/domain/coupon';
import type { StoredWorkOrder, Submission } from '../entities/submission.js';
import type { KeyRows, KeyWindow } from './key-window.js';

export type { StoredWorkOrder, Submission } from '../entities/submission.js';

/** A work order with all that was sent, the oldest first. */
export interface WholeWorkOrder {
  readonly workOrder: StoredWorkOrder;
  readonly submissions: readonly Submission[];
}

/** A work order with the submission that counts. */
export interface ListedWorkOrder {
  readonly workOrder: StoredWorkOrder;
  readonly submission: Submission;
}

/** When it was submitted, and its id. */
export type WorkOrderKey = readonly [submittedAt: number, id: string];

/** Work orders as they are read; what changes them are use cases, in a `UnitOfWork`. */
export interface WorkOrders {
  find(id: string): Promise<WholeWorkOrder | undefined>;
  ofMember(userId: string): Promise<WholeWorkOrder | undefined>;
  /** Those of a status, who waits the longest first. */
  list(status: WorkOrderReviewStatus, window: KeyWindow<WorkOrderKey>): Promise<KeyRows<ListedWorkOrder>>;
  /** How many there are of each status. */
  counts(): Promise<Readonly<Record<WorkOrderReviewStatus, number>>>;
}

/** Work orders inside a transaction. */
export interface TxWorkOrders {
  /** The work order of a member; whoever else holds it waits, also where there is none yet. */
  hold(userId: string): Promise<WholeWorkOrder | undefined>;
  /** Stores how a work order stands, a new one too. */
  put(workOrder: StoredWorkOrder): Promise<void>;
  /** Stores what was sent, or how it was answered. */
  putSubmission(submission: Submission): Promise<void>;
}
