import type { WorkOrderReviewStatus } from '@ykd/domain/coupon';
import {
  PARTNER_CHANNELS,
  type PartnerEvent,
  type PartnerLevel,
  type WorkOrderDecision,
} from '@ykd/domain/partner';
import { partnerFields, payeeFields } from '../entities/partner.js';
import { submissionFields, workOrderFields } from '../entities/submission.js';
import {
  count,
  flag,
  instant,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type RecordOf,
} from '../entity/field.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { ListCount, ListFilter, ListView } from '../staff-list/index.js';
import type { PartnerList } from './list.js';

const person = object({ id: text(), name: nullable(text()) });

const { userId: _applicant, changedBy: _changedBy, submission: _submission, ...workOrder } = workOrderFields;

/** A line of the applications. */
export const workOrderLineFields = {
  id: workOrder.id,
  member: person,
  reviewStatus: workOrder.reviewStatus,
  isAskedBack: workOrder.isAskedBack,
  realName: text(),
  channel: oneOf(PARTNER_CHANNELS),
  /** How often he has applied by now. */
  submissions: count(),
  submittedAt: workOrder.submittedAt,
  decidedAt: nullable(instant()),
};
export type WorkOrderLine = RecordOf<typeof workOrderLineFields>;

const { workOrderId: _workOrderId, decidedBy: _decidedBy, ...sent } = submissionFields;

/** An application with all that was sent. */
export const staffWorkOrderFields = {
  ...workOrder,
  member: person,
  /** The newest first. */
  submissions: list(object({ ...sent, decidedBy: nullable(person) })),
  /** Whether it is the caller's own: others decide. */
  isOwn: flag(),
};
export type StaffWorkOrder = RecordOf<typeof staffWorkOrderFields>;

/** How many applications there are of each status. */
export const workOrderCountFields = { REVIEWING: count(), REVIEW_FAIL: count(), REVIEW_SUCCESS: count() };
export type WorkOrderCount = RecordOf<typeof workOrderCountFields>;

const {
  userId,
  state,
  stoppedAt: _stoppedAt,
  approvedBy: _approvedBy,
  changedBy: _by,
  ...told
} = partnerFields;

/** A line of the partners: who he is, how it stands with him, and the columns that were chosen. */
export const partnerLineFields = {
  id: userId,
  state,
  realName: optional(told.realName),
  level: optional(told.level),
  channel: optional(told.channel),
  channelText: optional(told.channelText),
  contact: optional(told.contact),
  member: optional(nullable(text())),
  approvedAt: optional(told.approvedAt),
  agreementVersion: optional(told.agreementVersion),
  stateReason: optional(told.stateReason),
};
export type PartnerLine = RecordOf<typeof partnerLineFields>;

/** Everything about a partner, for staff. */
export const staffPartnerFields = {
  ...told,
  state,
  payee: nullable(object(payeeFields)),
  member: person,
  approvedBy: person,
  /** Who made him what he is: himself, or one of the staff. */
  changedBy: person,
  /** That of his application; null where there is none. */
  workOrderId: nullable(text()),
  /** Whether it is the caller himself: others decide. */
  isOwn: flag(),
};
export type StaffPartner = RecordOf<typeof staffPartnerFields>;

export type PartnerFilter = ListFilter<PartnerList>;

/** A partner in the version that was seen, and why something is changed about him. */
interface Changing {
  readonly userId: string;
  readonly version: number;
  readonly reason: string;
}

type Refusals = 'not-logged-in' | 'forbidden';
type Acting =
  | Refusals
  | 'second-factor-needed'
  | 'entity-not-found'
  | 'own-partner'
  | 'changed-meanwhile'
  | 'invalid-input';

/** Applications and partners, for staff with the right `partners.manage`. Beyond the Specification. */
export interface StaffPartnerPort {
  /** Those of a status, who waits the longest first. */
  workOrders(
    input: KeyPageInput & { readonly status: WorkOrderReviewStatus },
  ): Outcome<KeyPage<WorkOrderLine>, Refusals | 'invalid-input'>;
  workOrderCount(): Outcome<WorkOrderCount, Refusals>;
  workOrder(input: { readonly id: string }): Outcome<StaffWorkOrder, Refusals | 'entity-not-found'>;
  /**
   * Decides about somebody else's application, of which he gets a notice: once, in the version that was seen; whoever comes second is
   * told who decided how. The same again by the same changes nothing. Approved he is a partner.
   */
  decide(input: {
    readonly id: string;
    readonly version: number;
    readonly decision: WorkOrderDecision;
    /** What he is told; may be empty with an approval. */
    readonly answer: string;
  }): Outcome<StaffWorkOrder, Acting>;
  /** `search`: a name or its beginning, what he is reached by, or a member as the list of students finds him. */
  list(
    input: KeyPageInput & PartnerFilter & ListView<PartnerList>,
  ): Outcome<KeyPage<PartnerLine>, Refusals | 'invalid-input'>;
  /** How many the same filter finds. */
  count(input: PartnerFilter): Outcome<ListCount, Refusals | 'invalid-input'>;
  partner(input: { readonly userId: string }): Outcome<StaffPartner, Refusals | 'entity-not-found'>;
  /** Suspends somebody else, ends it with him, or goes on with him: see `partnerRights`. He gets a notice. */
  setState(input: Changing & { readonly event: PartnerEvent }): Outcome<StaffPartner, Acting>;
  /** Gives somebody else another level, and with it the rates that were agreed for that. */
  setLevel(input: Changing & { readonly level: PartnerLevel }): Outcome<StaffPartner, Acting>;
}
