import type { Invoice } from '@ykd/application/entities';
import type { FileStore, InvoiceFiles, UnitOfWork } from '@ykd/application/ports';
import { formatAmount, isPaid, REFUNDED_STATUS } from '@ykd/domain/order';
import { DAY_MS, HOUR_MS } from '@ykd/domain/shared';
import type { Population } from '../../persistence/index.js';
import { demoPdf } from './demo-pdf.js';
import { COMPANIES } from './words.js';

type Purchase = Population['purchases'][number];

/** Who issues them. */
const CLERK = 'demo-admin';

/** Those who bought in so many days still wait for theirs; of what was done since, the log would have to tell. */
const LATELY = 10 * DAY_MS;
/** So many wait, so many have theirs, so many were refused. */
const WAITING = 5;
const ISSUED = 8;
const REFUSED = 2;
/** Of orders whose money went back so many are still to be reversed, so many are. */
const RED_WANTED = 2;
const RED_ISSUED = 2;

const numberOf = (at: number): string => `2633${String(at).padStart(16, '0')}`;

type Over = Partial<Invoice> & Pick<Invoice, 'status'>;

/** The invoices of a school as of `at`, epoch ms: the same for the same orders. */
export const schoolInvoices = ({ members, purchases }: Population, at: number): readonly Invoice[] => {
  const users = new Map(members.map(({ user }) => [user.id, user]));
  const paidOnes = purchases
    .filter(({ order }) => order.amount > 0 && order.paidAt !== null && order.paidAt + 3 * HOUR_MS < at)
    .toSorted((a, b) => (b.order.paidAt ?? 0) - (a.order.paidAt ?? 0));
  const of = (isWanted: (purchase: Purchase) => boolean) => paidOnes.filter(isWanted);
  const isLate = ({ order }: Purchase): boolean => (order.paidAt ?? 0) > at - LATELY;
  const kept = of(({ order }) => isPaid(order));
  const before = kept.filter((one) => !isLate(one));
  const back = of((one) => one.order.status === REFUNDED_STATUS && !isLate(one));
  let count = 0;
  const make = ({ order: { id, userId, amount, paidAt } }: Purchase, over: Over): Invoice => {
    const { name, userName } = users.get(userId) ?? {};
    const asked = (paidAt ?? at) + 2 * HOUR_MS;
    count += 1;
    const company = count % 3 === 0 ? COMPANIES[count % COMPANIES.length] : undefined;
    return {
      id: `demo-invoice-${count}`,
      orderId: id,
      userId,
      kind: company === undefined ? 'PERSON' : 'COMPANY',
      title: company?.[0] ?? name ?? userName ?? '个人',
      taxNumber: company?.[1] ?? null,
      email: `invoice${count}@example.com`,
      amount,
      number: null,
      file: null,
      issuedAt: null,
      redNumber: null,
      redFile: null,
      redAt: null,
      waitingSince: null,
      reason: null,
      version: 1,
      changedBy: userId,
      changedAt: asked,
      gmtCreated: asked,
      ...over,
    };
  };
  const issued = (purchase: Purchase, over: Over): Invoice => {
    const issuedAt = (purchase.order.paidAt ?? at) + DAY_MS;
    const paper = { number: numberOf(count + 1), file: `demo-invoice-${count + 1}.pdf`, issuedAt };
    return make(purchase, { ...paper, version: 2, changedBy: CLERK, changedAt: issuedAt, ...over });
  };
  const wanted = (purchase: Purchase): Over => {
    const since = purchase.order.gmtModified;
    return { status: 'RED_WANTED', waitingSince: since, version: 3, changedBy: null, changedAt: since };
  };
  const reversed = (purchase: Purchase): Over => {
    const redAt = purchase.order.gmtModified + DAY_MS;
    const red = { redNumber: numberOf(900 + count), redFile: `demo-invoice-${count + 1}-red.pdf`, redAt };
    return { status: 'RED_ISSUED', ...red, version: 4, changedBy: CLERK, changedAt: redAt };
  };
  return [
    ...kept
      .filter(isLate)
      .slice(0, WAITING)
      .map((one) => make(one, { status: 'ASKED', waitingSince: (one.order.paidAt ?? at) + 2 * HOUR_MS })),
    ...before.slice(0, ISSUED).map((one) => issued(one, { status: 'ISSUED' })),
    ...before.slice(ISSUED, ISSUED + REFUSED).map((one) =>
      make(one, {
        status: 'REFUSED',
        reason: '企业名称与纳税人识别号不符，请核对后再申请',
        version: 2,
        changedBy: CLERK,
      }),
    ),
    ...back.slice(0, RED_WANTED).map((one) => issued(one, wanted(one))),
    ...back
      .slice(RED_WANTED, RED_WANTED + RED_ISSUED)
      .filter((one) => one.order.gmtModified + DAY_MS < at)
      .map((one) => issued(one, reversed(one))),
  ];
};

/** Writes invoices down, with files that can be opened. */
export const loadInvoices = async (
  {
    unitOfWork,
    invoiceFiles,
    files,
  }: { readonly unitOfWork: UnitOfWork; readonly invoiceFiles: InvoiceFiles; readonly files: FileStore },
  invoices: readonly Invoice[],
  at: number,
): Promise<void> => {
  for (const { file, redFile, number, redNumber, amount } of invoices) {
    for (const [name, said] of [
      [file, number],
      [redFile, redNumber],
    ]) {
      if (name === null || name === undefined) continue;
      await invoiceFiles.reserve({ name, userId: CLERK, at }, at, invoices.length * 2);
      const lines = ['DEMO - NOT AN INVOICE', `No. ${said}`, `CNY ${formatAmount(amount)}`];
      await files.put(`invoice/${name}`, demoPdf(lines));
    }
  }
  await unitOfWork.transaction(async (tx) => {
    for (const invoice of invoices) await tx.invoices.insert(invoice);
  });
};
