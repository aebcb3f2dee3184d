import { PARTNER_CHANNELS, WORK_ORDER_DECISIONS, type PartnerApplication } from '@ykd/domain/partner';
import {
  count,
  flag,
  instant,
  nullable,
  oneOf,
  text,
  type FieldsOf,
  type RecordOf,
} from '../entity/field.js';
import { openWorkOrderFields } from './work-order.js';

export const workOrderFields = {
  ...openWorkOrderFields,
  /** Refused, for more is asked first: the answer says what. */
  isAskedBack: flag(),
  /** The number of the submission that counts, from 1. */
  submission: count(),
  /** When that was sent. */
  submittedAt: instant(),
  /** 1 when it is new, then one more with each submission and decision. */
  version: count(),
  /** Who made it what it is: its applicant, or one of the staff. */
  changedBy: text(),
};

/** An application to be a partner: how it stands by now. What was sent are its submissions. */
export type StoredWorkOrder = RecordOf<typeof workOrderFields>;

/** What was sent, see `PartnerApplication`. */
export const partnerApplicationFields: FieldsOf<PartnerApplication> = {
  realName: text(),
  contact: text(),
  channel: oneOf(PARTNER_CHANNELS),
  channelText: text(),
  reason: text(),
  agreementVersion: text(),
};

/** How a submission was answered. */
export const submissionAnswerFields = {
  /** Null as long as it waits. */
  decision: nullable(oneOf(WORK_ORDER_DECISIONS)),
  /** What the applicant was told with it; empty where nothing was. */
  answer: text(),
  decidedBy: nullable(text()),
  decidedAt: nullable(instant()),
};

export const submissionFields = {
  workOrderId: text(),
  /** 1 for the first. */
  number: count(),
  ...partnerApplicationFields,
  submittedAt: instant(),
  ...submissionAnswerFields,
};

/** What an applicant sent, and how that was answered: it is never changed after that. */
export type Submission = RecordOf<typeof submissionFields>;
