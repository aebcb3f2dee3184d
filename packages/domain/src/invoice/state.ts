import {
  deepFreeze,
  frozenTable,
  transitionBy,
  type IllegalTransitionOf,
  type Transition,
} from '../shared/index.js';

/**
 * How far an invoice is: asked for; issued; refused; taken back by whoever asked; ended, for all money went back before it was
 * issued; issued, and to be reversed, for money went back; reversed. Beyond the Specification.
 */
export type InvoiceStatus =
  'ASKED' | 'ISSUED' | 'REFUSED' | 'WITHDRAWN' | 'ENDED' | 'RED_WANTED' | 'RED_ISSUED';

/** All states of an invoice: see {@link InvoiceStatus}. Beyond the Specification. */
export const INVOICE_STATUSES: readonly InvoiceStatus[] = deepFreeze([
  'ASKED',
  'RED_WANTED',
  'ISSUED',
  'RED_ISSUED',
  'REFUSED',
  'WITHDRAWN',
  'ENDED',
]);

/** What people read for each state. Beyond the Specification. */
export const INVOICE_STATUS_TITLES: Readonly<Record<InvoiceStatus, string>> = frozenTable({
  ASKED: '等待开票',
  RED_WANTED: '等待红冲',
  ISSUED: '已开票',
  RED_ISSUED: '已红冲',
  REFUSED: '未开票',
  WITHDRAWN: '已撤回',
  ENDED: '已退款，不再开票',
});

/** What can happen to an invoice. Beyond the Specification. */
export type InvoiceEvent = 'ISSUE' | 'REPLACE' | 'REFUSE' | 'WITHDRAW' | 'END' | 'WANT_RED' | 'ISSUE_RED';

/** All events of an invoice. Beyond the Specification. */
export const INVOICE_EVENTS: readonly InvoiceEvent[] = deepFreeze([
  'ISSUE',
  'REPLACE',
  'REFUSE',
  'WITHDRAW',
  'END',
  'WANT_RED',
  'ISSUE_RED',
]);

/** The event cannot happen in this state of an invoice. Beyond the Specification. */
export type IllegalInvoiceTransition = IllegalTransitionOf<InvoiceStatus, InvoiceEvent>;

/**
 * The state of an invoice after `event`: asked –ISSUE→ issued, asked –REFUSE→ refused, asked –WITHDRAW→ withdrawn, asked –END→
 * ended, issued –WANT_RED→ to be reversed –ISSUE_RED→ reversed; its file is replaced (REPLACE) while it is issued or to be
 * reversed, and leaves it as it is; everything else is an `illegal-transition`. So each is reversed once at the most. Beyond the
 * Specification.
 *
 * @function
 */
export const invoiceTransition: Transition<InvoiceStatus, InvoiceEvent> = transitionBy([
  ['ASKED', 'ISSUE', 'ISSUED'],
  ['ASKED', 'REFUSE', 'REFUSED'],
  ['ASKED', 'WITHDRAW', 'WITHDRAWN'],
  ['ASKED', 'END', 'ENDED'],
  ['ISSUED', 'REPLACE', 'ISSUED'],
  ['RED_WANTED', 'REPLACE', 'RED_WANTED'],
  ['ISSUED', 'WANT_RED', 'RED_WANTED'],
  ['RED_WANTED', 'ISSUE_RED', 'RED_ISSUED'],
]);

/**
 * Whether an invoice is one of the order still, so that there is no other: asked for, issued, or to be reversed. Beyond the
 * Specification.
 *
 * @param invoice - how far it is
 */
export const isOpenInvoice = ({ status }: { readonly status: InvoiceStatus }): boolean =>
  status === 'ASKED' || status === 'ISSUED' || status === 'RED_WANTED';
