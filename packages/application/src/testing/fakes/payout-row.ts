import type { Payout } from '../../entities/payout.js';

/** A payout, and when WeChat Pay is asked next, epoch ms; Infinity: never. */
export type PayoutRow = Payout & { readonly dueAt: number };
