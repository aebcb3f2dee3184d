import { refundProposalFields } from '@ykd/application/entities';
import type { ProposalView, StaffOrder } from '@ykd/application/shop';
import * as z from 'zod/mini';
import { shapeOf } from './fields.js';
import { detailWith } from './shop-values.js';

const shape = z.object({
  ...shapeOf(refundProposalFields),
  productName: z.string(),
  buyerId: z.string(),
  buyerName: z.nullable(z.string()),
  proposerName: z.nullable(z.string()),
  deciderName: z.nullable(z.string()),
});

/** A refund that waits for a second person, or waited. */
export const proposal: z.core.$ZodType<ProposalView> = shape;

/** An order after staff did something about its money. */
export const staffOrder: z.core.$ZodType<StaffOrder> = detailWith({ proposal: z.nullable(shape) });
