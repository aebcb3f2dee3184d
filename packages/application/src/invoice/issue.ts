import { invoiceNumberIssue, invoiceReasonIssue } from '@ykd/domain/invoice';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import type { AuditAct } from '../entities/audit-entry.js';
import type { Invoice } from '../entities/invoice.js';
import { tellInvoice } from '../notice/tell-orders.js';
import { notFound } from '../people/changed.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { issuesOf } from '../shared/issues-of.js';
import type { Outcome } from '../shared/outcome.js';
import { holdInvoice, invoiceAfter, type HeldInvoice } from './changed.js';
import type { InvoiceDeps } from './deps.js';
import { issueIn, issueRedIn, takeFile } from './paper.js';
import { staffInvoice } from './staff-view.js';
import type { StaffInvoice, StaffInvoicePort } from './staff-port.js';

type Refused = ErrorOf<'entity-not-found' | 'own-refund' | 'changed-meanwhile' | 'invalid-input'>;
type Acted = Outcome<StaffInvoice, Refused['kind']>;

/** What a line of the audit log tells of an invoice: for whom it is stays in its own table. */
const toldOf = ({ status, amount, number, redNumber }: Invoice) => ({
  invoiceStatus: status,
  amount,
  invoiceNumber: number,
  redNumber,
});

/** What staff do about an invoice of somebody else's order, which is held meanwhile; the audit log tells of it. */
const act = async (
  deps: InvoiceDeps,
  caller: Caller,
  {
    id,
    version,
    name,
    reason = null,
    told = toldOf,
  }: {
    readonly id: string;
    readonly version: number;
    readonly name: AuditAct;
    readonly reason?: string | null;
    readonly told?: (invoice: Invoice) => object;
  },
  work: (tx: Tx, held: HeldInvoice, at: number) => Promise<Result<Invoice, Refused>>,
): Acted => {
  const seen = await deps.invoices.find(id);
  if (seen === undefined) return notFound();
  if (seen.userId === caller.user.id) return err({ kind: 'own-refund' });
  const at = deps.clock.now();
  const acted = await deps.unitOfWork.transaction(async (tx): Promise<Result<Invoice, Refused>> => {
    const held = await holdInvoice(tx, seen, version);
    if (!held.ok) return held;
    const after = await work(tx, held.value, at);
    if (!after.ok) return after;
    await tx.invoices.store(after.value);
    await tellInvoice(tx, after.value, at);
    const { userId: about } = after.value;
    const what = { act: name, subjectKind: 'invoice', subjectId: id, about, reason, at } as const;
    for (const line of auditChange(byStaff(caller), what, told(held.value.invoice), told(after.value)))
      await tx.audit.append(line);
    return after;
  });
  return acted.ok ? ok(await staffInvoice(deps, caller, acted.value)) : acted;
};

/** An invoice that was asked for is there. */
export const issueInvoice = async (
  deps: InvoiceDeps,
  caller: Caller,
  { id, version, ...paper }: Parameters<StaffInvoicePort['issue']>[0],
): Acted => {
  const wrong = issuesOf({ number: invoiceNumberIssue(paper.number) });
  if (wrong !== undefined) return err(wrong);
  const by = caller.user.id;
  return act(deps, caller, { id, version, name: 'invoices.issue' }, (tx, held, at) =>
    issueIn(tx, held, paper, { by, at }),
  );
};

/** The red one that reverses an invoice is there. */
export const issueRedInvoice = async (
  deps: InvoiceDeps,
  caller: Caller,
  { id, version, ...paper }: Parameters<StaffInvoicePort['issueRed']>[0],
): Acted => {
  const wrong = issuesOf({ number: invoiceNumberIssue(paper.number) });
  if (wrong !== undefined) return err(wrong);
  const by = caller.user.id;
  const anew = deps.ids.next();
  return act(deps, caller, { id, version, name: 'invoices.red' }, (tx, held, at) =>
    issueRedIn(tx, held, { ...paper, anew }, { by, at }),
  );
};

/** Refuses a wish, and says why. */
export const refuseInvoice = async (
  deps: InvoiceDeps,
  caller: Caller,
  { id, version, reason: said }: Parameters<StaffInvoicePort['refuse']>[0],
): Acted => {
  const reason = said.trim();
  const wrong = issuesOf({ reason: invoiceReasonIssue(reason) });
  if (wrong !== undefined) return err(wrong);
  const by = caller.user.id;
  return act(deps, caller, { id, version, name: 'invoices.refuse', reason }, async (_tx, { invoice }, at) =>
    invoiceAfter(invoice, 'REFUSE', { by, at, reason }),
  );
};

/** Another file in place of a wrong one of an invoice that is issued; the audit log keeps the name of the one before. */
export const replaceInvoiceFile = async (
  deps: InvoiceDeps,
  caller: Caller,
  { id, version, file, reason: said }: Parameters<StaffInvoicePort['replaceFile']>[0],
): Acted => {
  const reason = said.trim();
  const wrong = issuesOf({ reason: invoiceReasonIssue(reason) });
  if (wrong !== undefined) return err(wrong);
  const by = caller.user.id;
  const told = (invoice: Invoice) => ({ ...toldOf(invoice), invoiceFile: invoice.file });
  return act(
    deps,
    caller,
    { id, version, name: 'invoices.replace', reason, told },
    async (tx, { invoice }, at) => {
      const replaced = invoiceAfter(invoice, 'REPLACE', { by, at, file });
      if (!replaced.ok) return replaced;
      const taken = await takeFile(tx, file, by);
      return taken.ok ? replaced : taken;
    },
  );
};
