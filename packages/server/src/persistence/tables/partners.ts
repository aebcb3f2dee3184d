import { partnerFields, submissionFields, workOrderFields } from '@ykd/application/entities';
import { table } from './table.js';

/** Applications to be a partner, what was sent with them, and partners. */
export const PARTNER_TABLES = {
  work_order: table(workOrderFields),
  work_order_submission: table(submissionFields),
  partner: table(partnerFields),
};
