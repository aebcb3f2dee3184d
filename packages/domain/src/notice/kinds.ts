import { deepFreeze, frozenTable } from '../shared/index.js';

/**
 * What a notice is about. `message`: staff wrote it; `refund`: money is back, all or a part; `refundRefused`: it was asked back,
 * and staff said no; `invoice`: an invoice is there, or was refused; `service`: the class teacher's service ends soon; `class`: something of a class begins soon; `classChange`: something of a class is at another time, or does not take place; `checkIn`: staff said something about an entry of the daily check-in; `partner`: something was decided about one's application to be a partner, or one's partnership.
 * Beyond the Specification.
 */
export type NoticeKind =
  | 'message'
  | 'refund'
  | 'refundRefused'
  | 'invoice'
  | 'service'
  | 'class'
  | 'classChange'
  | 'checkIn'
  | 'partner';

/** All kinds of notices. Beyond the Specification. */
export const NOTICE_KINDS: readonly NoticeKind[] = deepFreeze([
  'message',
  'refund',
  'refundRefused',
  'invoice',
  'service',
  'class',
  'classChange',
  'checkIn',
  'partner',
]);

/** What people read for each kind. Beyond the Specification. */
export const NOTICE_KIND_TITLES: Readonly<Record<NoticeKind, string>> = frozenTable({
  message: '老师的通知',
  refund: '退款',
  refundRefused: '退款',
  invoice: '发票',
  service: '服务到期',
  class: '班级日程',
  classChange: '日程变动',
  checkIn: '老师点评',
  partner: '合作伙伴',
});
