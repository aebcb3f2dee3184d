import { refundReasonIssue, secondPersonIssue } from '@ykd/domain/order';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditOrder } from '../audit/order-audit.js';
import { tradeNumber } from '../shared/trade-number.js';
import type { ProposalKey, RefundProposal } from '../ports/order-money.js';
import type { ShopOrder } from '../ports/shop-orders.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { issuesOf } from '../shared/issues-of.js';
import { keyPage, keyWindow, type KeyOrder, type KeyPage, type KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import { giveBackIn, type GiveBackRefusal } from '../shop/give-back.js';
import type { ProposalView, StaffOrder } from '../shop/port.js';
import { proposalViews } from '../shop/proposal-view.js';
import { refusalOf, staffOrder } from '../shop/staff-order.js';
import type { StaffRefundDeps } from './deps.js';
import type { ProposalInput } from './port.js';

const oldestFirst: KeyOrder<RefundProposal, ProposalKey> = {
  name: 'proposals',
  kinds: ['number', 'string'],
  keyOf: ({ gmtCreated, id }) => [gmtCreated, id],
};

/** What waits for a second person, oldest first. */
export const openProposals = async (
  deps: StaffRefundDeps,
  input: KeyPageInput,
): Outcome<KeyPage<ProposalView>, 'invalid-input'> => {
  const window = keyWindow(oldestFirst, input);
  if (!window.ok) return window;
  const found = await deps.orderMoney.openProposals(window.value);
  const views = new Map((await proposalViews(deps, found.list)).map((view) => [view.id, view]));
  return ok(
    keyPage(oldestFirst, window.value, found, (proposal) => {
      const view = views.get(proposal.id);
      if (view === undefined) throw new Error(`no view of ${proposal.id}`);
      return view;
    }),
  );
};

type Found = { readonly order: ShopOrder; readonly proposal: RefundProposal };
type Gone = ErrorOf<'entity-not-found' | 'proposal-decided'>;

/** An open proposal, its order held. */
const held = async (tx: Tx, id: string): Promise<Result<Found, Gone>> => {
  const seen = await tx.orderMoney.findProposal(id);
  const order = seen && (await tx.orders.hold(seen.orderId));
  // As it is now that nobody else can end it.
  const proposal = await tx.orderMoney.findProposal(id);
  if (order === undefined || proposal === undefined) return err({ kind: 'entity-not-found' });
  if (proposal.status !== 'OPEN') return err({ kind: 'proposal-decided' });
  return ok({ order, proposal });
};

/** Ends a proposal, with the line of the audit log. */
const end = async (
  tx: Tx,
  { order, proposal }: Found,
  how: {
    readonly status: RefundProposal['status'];
    readonly by: string;
    readonly answer: string;
    readonly at: number;
  },
): Promise<void> => {
  const { status, by, answer, at } = how;
  const ended = { status, decidedBy: by, answer: answer === '' ? null : answer, gmtModified: at };
  await tx.orderMoney.storeProposal({ ...proposal, ...ended });
  if (status === 'APPROVED') return;
  const act = status === 'REFUSED' ? 'orders.refund.decline' : 'orders.refund.withdraw';
  const line = { actor: { kind: 'staff', userId: by }, note: answer, at } as const;
  const after = { status: order.status, refundAmount: proposal.amount, proposedBy: proposal.proposerId };
  await auditOrder(tx, act, order, line, after);
};

/** Why somebody cannot be the second person. */
const notSecond = ({ order, proposal }: Found, second: string): ErrorOf<'own-refund'> | undefined => {
  const issue = secondPersonIssue({ proposer: proposal.proposerId, buyer: order.userId, second });
  return issue === undefined ? undefined : { kind: 'own-refund' };
};

type Refused = Gone | ErrorOf<'own-refund'>;

const answered = async (
  deps: StaffRefundDeps,
  { order, proposal }: Found,
): Promise<Result<StaffOrder, never>> => {
  deps.orderEvents.changed(order.id);
  return ok(await staffOrder(deps, order, proposal.id));
};

/** A second person agrees: the money goes back, if so much is left. */
export const approveProposal = async (
  deps: StaffRefundDeps,
  { user }: Caller,
  { id }: ProposalInput,
): Outcome<
  StaffOrder,
  Refused['kind'] | 'order-state' | 'refund-way' | 'refund-proposed' | 'invalid-input'
> => {
  const at = deps.clock.now();
  const numbers = { refundId: tradeNumber(deps.ids), proposalId: id, at };
  type Tried = Result<
    Found,
    Refused | { readonly kind: 'refusal'; readonly order: ShopOrder; readonly why: GiveBackRefusal }
  >;
  const tried = await deps.unitOfWork.transaction(async (tx): Promise<Tried> => {
    const found = await held(tx, id);
    if (!found.ok) return found;
    const { order, proposal } = found.value;
    const issue = notSecond(found.value, user.id);
    if (issue !== undefined) return err(issue);
    const { orderId, way, amount, reason, evidence, asked: onlyAsked } = proposal;
    const wish = { orderId, way, amount, reason, evidence, onlyAsked };
    const why = await giveBackIn(tx, wish, { proposer: proposal.proposerId, second: user.id, ...numbers });
    if (why.kind === 'proposed') throw new Error('two persons are enough');
    if (why.kind !== 'given') return err({ kind: 'refusal', order, why });
    await end(tx, found.value, { status: 'APPROVED', by: user.id, answer: '', at });
    return found;
  });
  if (tried.ok) return answered(deps, tried.value);
  const { error } = tried;
  return err(error.kind === 'refusal' ? await refusalOf(deps, error.order, error.why) : error);
};

/** A second person does not agree, and says why. */
export const refuseProposal = async (
  deps: StaffRefundDeps,
  { user }: Caller,
  { id, reason }: ProposalInput & { readonly reason: string },
): Outcome<StaffOrder, Refused['kind'] | 'invalid-input'> => {
  const invalid = issuesOf({ reason: refundReasonIssue(reason) });
  if (invalid !== undefined) return err(invalid);
  const at = deps.clock.now();
  const tried = await deps.unitOfWork.transaction(async (tx): Promise<Result<Found, Refused>> => {
    const found = await held(tx, id);
    if (!found.ok) return found;
    const issue = notSecond(found.value, user.id);
    if (issue !== undefined) return err(issue);
    await end(tx, found.value, { status: 'REFUSED', by: user.id, answer: reason.trim(), at });
    return found;
  });
  return tried.ok ? answered(deps, tried.value) : tried;
};

/** Who proposed it takes it back; of others' proposals he is told that they are not there. */
export const withdrawProposal = async (
  deps: StaffRefundDeps,
  { user }: Caller,
  { id }: ProposalInput,
): Outcome<StaffOrder, Gone['kind']> => {
  const at = deps.clock.now();
  const tried = await deps.unitOfWork.transaction(async (tx): Promise<Result<Found, Gone>> => {
    const found = await held(tx, id);
    if (!found.ok) return found;
    if (found.value.proposal.proposerId !== user.id) return err({ kind: 'entity-not-found' });
    await end(tx, found.value, { status: 'WITHDRAWN', by: user.id, answer: '', at });
    return found;
  });
  return tried.ok ? answered(deps, tried.value) : tried;
};
