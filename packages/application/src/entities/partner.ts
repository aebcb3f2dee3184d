import {
  PARTNER_CHANNELS,
  PARTNER_LEVELS,
  PARTNER_STATES,
  PAYEE_METHODS,
  type PartnerProfile,
  type Payee,
} from '@ykd/domain/partner';
import {
  count,
  instant,
  nullable,
  object,
  oneOf,
  text,
  type FieldsOf,
  type RecordOf,
} from '../entity/field.js';

/** Who a partner is, see `PartnerProfile`. */
export const partnerProfileFields: FieldsOf<PartnerProfile> = {
  realName: text(),
  contact: text(),
  channel: oneOf(PARTNER_CHANNELS),
  channelText: text(),
};

/** Whom commission is paid to, see `Payee`. */
export const payeeFields: FieldsOf<Payee> = {
  method: oneOf(PAYEE_METHODS),
  name: text(),
  bank: text(),
  account: text(),
};

export const partnerFields = {
  /** The member: his id is the partner's. */
  userId: text(),
  state: oneOf(PARTNER_STATES),
  /** Why he is in that state; empty for one who always worked with us. */
  stateReason: text(),
  /** When the cooperation was suspended or ended last, also where it goes on; null for one who always worked with us. */
  stoppedAt: nullable(instant()),
  level: oneOf(PARTNER_LEVELS),
  ...partnerProfileFields,
  /** Null until he says it. */
  payee: nullable(object(payeeFields)),
  /** The version of the agreement that he agreed to last, and when. */
  agreementVersion: text(),
  agreedAt: instant(),
  approvedAt: instant(),
  /** The member of staff. */
  approvedBy: text(),
  /** 1 when he is new, then one more with each change. */
  version: count(),
  /** Who made him what he is: himself, or one of the staff. */
  changedBy: text(),
  changedAt: instant(),
};

/** A partner: a member whose application was approved. */
export type Partner = RecordOf<typeof partnerFields>;
