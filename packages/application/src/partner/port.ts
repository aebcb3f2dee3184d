import type { PartnerApplication, PartnerProfile, Payee } from '@ykd/domain/partner';
import { partnerFields, payeeFields } from '../entities/partner.js';
import { submissionFields, workOrderFields } from '../entities/submission.js';
import { flag, list, nullable, object, type RecordOf } from '../entity/field.js';
import type { Outcome } from '../shared/outcome.js';

const { id, reviewStatus, isAskedBack, version } = workOrderFields;
const { workOrderId: _workOrderId, decidedBy: _decidedBy, ...sent } = submissionFields;

/** One's own application: who of the staff decided is not told. */
export const ownWorkOrderFields = {
  id,
  reviewStatus,
  isAskedBack,
  version,
  /** All that one sent, the newest first. */
  submissions: list(object(sent)),
};

const {
  userId: _userId,
  approvedBy: _approvedBy,
  stoppedAt: _stoppedAt,
  changedBy: _changedBy,
  changedAt: _changedAt,
  ...own
} = partnerFields;

/** Oneself as a partner. */
export const ownPartnerFields = {
  ...own,
  payee: nullable(object(payeeFields)),
  /** Whether a WeChat account is bound, without which no transfer can be made to one. */
  hasWeixin: flag(),
};

/** How far one is on the way to be a partner, and as one. */
export const partnerStandingFields = {
  /** Null for who never applied. */
  workOrder: nullable(object(ownWorkOrderFields)),
  /** Null for who is none. */
  partner: nullable(object(ownPartnerFields)),
};

export type OwnWorkOrder = RecordOf<typeof ownWorkOrderFields>;
export type OwnPartner = RecordOf<typeof ownPartnerFields>;
export type PartnerStanding = RecordOf<typeof partnerStandingFields>;

/** So many times somebody may apply. */
export const SUBMISSIONS_MAX = 20;

/** What a form sends, about what its sender saw. */
interface Sent {
  /** Who wrote it, if the sender names him: it must be the caller. */
  readonly userId?: string;
  /** The version that was seen; 0 where there was nothing. */
  readonly version: number;
}

type Refusals = 'not-logged-in' | 'forbidden' | 'invalid-input' | 'changed-meanwhile';

/** The way of a member to be a partner, and himself as one. Beyond the Specification, which shows the states alone (§3, §4). */
export interface PartnerPort {
  standing(): Outcome<PartnerStanding, 'not-logged-in'>;
  /**
   * Applies, or applies again after a refusal, {@link SUBMISSIONS_MAX} times at the most; every submission is kept. The same again
   * changes nothing.
   */
  apply(input: PartnerApplication & Sent): Outcome<PartnerStanding, Refusals>;
  /** Changes who one is as a partner. */
  saveProfile(input: PartnerProfile & Sent): Outcome<PartnerStanding, Refusals | 'entity-not-found'>;
  /** Changes whom one's commission is paid to, of which a notice tells. */
  savePayee(input: Payee & Sent): Outcome<PartnerStanding, Refusals | 'entity-not-found'>;
  /** Agrees to the agreement that holds now. */
  agree(
    input: Pick<PartnerApplication, 'agreementVersion'> & Sent,
  ): Outcome<PartnerStanding, Refusals | 'entity-not-found'>;
}
