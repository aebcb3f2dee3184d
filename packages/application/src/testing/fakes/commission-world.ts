import type {
  CommissionPosting,
  CommissionRate,
  CommissionStatement,
  CommissionSum,
} from '@ykd/domain/commission';
import type { CommissionAccount, CommissionClosing, CommissionOrder } from '../../ports/commissions.js';

/** Sums of a kind, and whose and of which month they are. */
export interface SumRow extends CommissionSum {
  readonly partnerId: string;
  readonly month: string;
}

/** Everything that is stored of what partners earn. */
export interface CommissionWorld {
  /** By partner. */
  readonly commissionAccounts: Map<string, CommissionAccount>;
  /** By source, in the order in which they were written. */
  readonly commissionPostings: Map<string, CommissionPosting>;
  /** By partner, month, kind and account. */
  readonly commissionSums: Map<string, SumRow>;
  /** By number. */
  readonly commissionStatements: Map<string, CommissionStatement>;
  /** By month. */
  readonly commissionClosings: Map<string, CommissionClosing>;
  readonly commissionRates: Map<string, CommissionRate>;
  /** By order. */
  readonly commissionOrders: Map<string, CommissionOrder>;
}

/** A world in which nobody earned anything. */
export const createCommissionWorld = (): CommissionWorld => ({
  commissionAccounts: new Map(),
  commissionPostings: new Map(),
  commissionSums: new Map(),
  commissionStatements: new Map(),
  commissionClosings: new Map(),
  commissionRates: new Map(),
  commissionOrders: new Map(),
});
