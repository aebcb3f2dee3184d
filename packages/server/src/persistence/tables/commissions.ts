import {
  commissionAccountFields,
  commissionClosingFields,
  commissionOrderFields,
  commissionPostingFields,
  commissionRateFields,
  commissionStatementFields,
  commissionSumFields,
} from '@ykd/application/entities';
import { table } from './table.js';

/** What partners earn: postings, what is kept of them with each, and the orders that they come from. */
export const COMMISSION_TABLES = {
  commission_account: table(commissionAccountFields),
  /** Only ever added to. */
  commission_posting: table(commissionPostingFields),
  commission_sum: table(commissionSumFields),
  commission_statement: table(commissionStatementFields),
  commission_closing: table(commissionClosingFields),
  commission_rate: table(commissionRateFields),
  commission_order: table(commissionOrderFields),
};
