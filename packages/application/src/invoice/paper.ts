import { invoiceableOf, invoiceIssueIssue } from '@ykd/domain/invoice';
import { ok, type Result } from '@ykd/domain/shared';
import type { Invoice } from '../entities/invoice.js';
import { orderMoneyOf } from '../order/order-money.js';
import { invalid } from '../people/changed.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { ErrorOf } from '../shared/errors.js';
import { askedInvoice, invoiceAfter, type HeldInvoice } from './changed.js';
import { INVOICE_FILE_FIELD, isInvoiceFile } from './files.js';
import type { IssueInput } from './staff-port.js';

const GONE_FILE = '发票文件已经不在或已经用过，请重新上传';

/** Takes a file of somebody's for an invoice, unless another has it. */
export const takeFile = async (
  tx: Tx,
  file: string,
  userId: string,
): Promise<Result<null, ErrorOf<'invalid-input'>>> =>
  isInvoiceFile(file) && (await tx.invoices.holdFile(userId, file))
    ? ok(null)
    : invalid(INVOICE_FILE_FIELD, GONE_FILE);

/** Takes the number and the file for an invoice, unless others have them. */
const takePaper = async (
  tx: Tx,
  { id: invoiceId }: Invoice,
  { number, file }: Pick<IssueInput, 'number' | 'file'>,
  userId: string,
): Promise<Result<null, ErrorOf<'invalid-input'>>> => {
  await tx.invoices.lockNumber(number);
  const other = await tx.invoices.ofNumber(number);
  if (other !== undefined)
    return invalid(
      'number',
      other.id === invoiceId ? '这是原来那张发票的号码' : `这个发票号码已经用在订单 ${other.orderId} 上`,
    );
  return takeFile(tx, file, userId);
};

/** Who does something, and when. */
interface Actor {
  readonly by: string;
  readonly at: number;
}

/** An invoice that was asked for, and is held, with its number and its file: as long as nobody knows better what is left of the money. */
export const issueIn = async (
  tx: Tx,
  { invoice, order }: HeldInvoice,
  { number, file }: Pick<IssueInput, 'number' | 'file'>,
  { by, at }: Actor,
): Promise<Result<Invoice, ErrorOf<'invalid-input'>>> => {
  const issued = invoiceAfter(invoice, 'ISSUE', { by, at, number, file, issuedAt: at });
  if (!issued.ok) return issued;
  const { paid } = await orderMoneyOf(tx, order);
  const message = invoiceIssueIssue(order.status, paid);
  if (message !== undefined) return invalid('id', message);
  // It follows the money in every transaction: of anything else no invoice is made out.
  if (invoiceableOf(order.status, paid) !== invoice.amount)
    throw new Error(`the invoice ${invoice.id} is not of what is left`);
  const taken = await takePaper(tx, invoice, { number, file }, by);
  return taken.ok ? issued : taken;
};

/** The red one that reverses an invoice, which is held; of what is left another one, of this id, is asked for. */
export const issueRedIn = async (
  tx: Tx,
  { invoice, order }: HeldInvoice,
  { number, file, anew }: Pick<IssueInput, 'number' | 'file'> & { readonly anew: string },
  { by, at }: Actor,
): Promise<Result<Invoice, ErrorOf<'invalid-input'>>> => {
  const paper = { redNumber: number, redFile: file, redAt: at };
  const reversed = invoiceAfter(invoice, 'ISSUE_RED', { by, at, ...paper });
  if (!reversed.ok) return reversed;
  const taken = await takePaper(tx, invoice, { number, file }, by);
  if (!taken.ok) return taken;
  const amount = invoiceableOf(order.status, (await orderMoneyOf(tx, order)).paid);
  const { orderId, userId, kind, title, taxNumber, email } = invoice;
  const rest = { id: anew, orderId, userId, kind, title, taxNumber, email, amount };
  if (amount > 0) await tx.invoices.insert(askedInvoice(rest, { by: null, at }));
  return reversed;
};
