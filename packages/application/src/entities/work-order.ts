import { WORK_ORDER_REVIEW_STATUSES, type WorkOrder } from '@ykd/domain/coupon';
import { defineEntity } from '../entity/entity.js';
import { instant, oneOf, text, type FieldsOf } from '../entity/field.js';

const named = {
  id: text(),
  /** Who applied: there is one work order for each. */
  userId: text(),
  reviewStatus: oneOf(WORK_ORDER_REVIEW_STATUSES),
} satisfies FieldsOf<WorkOrder>;

/** What everybody may ask of his own work order by the generic calls. */
export const openWorkOrderFields = {
  ...named,
  gmtCreated: instant(),
  /** When it became what it is. */
  changedAt: instant(),
};

/** Work orders: everybody reads his own, staff with the right all of them (Specification §3 'Work order'). */
export const workOrder = defineEntity({
  fields: openWorkOrderFields,
  filters: ['id', 'userId', 'reviewStatus'],
  aliases: {},
  sorts: ['id', 'gmtCreated'],
  defaultSort: [
    { field: 'gmtCreated', order: 'desc' },
    { field: 'id', order: 'asc' },
  ],
  open: false,
  readAll: 'partners.manage',
  otherwise: { own: 'userId' },
});
