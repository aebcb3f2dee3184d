import { count, instant, json, nullable, oneOf, text, type RecordOf } from '../entity/field.js';

/** Everything that staff do and that the audit log tells of, named like rights. */
export const AUDIT_ACTS = [
  'accounts.retry',
  'courses.discard',
  'courses.publish',
  'courses.rollBack',
  'courses.upload',
  'bills.close',
  'bills.compare',
  'bills.reopen',
  'bills.settle',
  'departments.add',
  'departments.move',
  'departments.remove',
  'departments.rename',
  'exports.begin',
  'exports.cancel',
  'exports.end',
  'members.viewAs.begin',
  'members.viewAs.end',
  'invoices.follow',
  'invoices.issue',
  'invoices.red',
  'invoices.refuse',
  'invoices.replace',
  'limits.set',
  'oddities.retry',
  'oddities.settle',
  'orders.place',
  'orders.refund.approve',
  'orders.refund.decline',
  'orders.refund.give',
  'orders.refund.grant',
  'orders.refund.offline',
  'orders.refund.propose',
  'orders.refund.refuse',
  'orders.refund.withdraw',
  'orders.validity',
  'periods.set',
  'products.delete',
  'products.move',
  'products.picture',
  'products.save',
  'products.status',
  'staff.add',
  'staff.contact',
  'staff.disable',
  'staff.factor.codes',
  'staff.factor.enrol',
  'staff.factor.remove',
  'staff.factor.reset',
  'staff.mobile',
  'staff.password',
  'staff.password.own',
  'staff.return',
  'staff.role',
  'students.assign',
  'students.assign.undo',
  'students.followUp.contact',
  'students.followUp.handOver',
  'students.followUp.snooze',
  'students.followUp.undo',
  'students.mobile',
  'students.note.add',
  'students.note.delete',
  'students.note.edit',
  'students.note.restore',
  'students.session.end',
  'students.sessions.end',
  'views.add',
  'views.change',
  'views.default',
  'views.delete',
] as const;

/** What kind of thing was changed: `account` is one in another service, named by member and service. */
export const AUDIT_SUBJECTS = [
  'account',
  'course',
  'bill',
  'department',
  'difference',
  'export',
  'invoice',
  'limit',
  'member',
  'oddity',
  'order',
  'period',
  'product',
  'student-note',
  'view',
] as const;

/** How a change came in: as a call, as a command of an operator, or as a job of the server. */
export const AUDIT_SOURCES = ['console', 'command', 'job'] as const;

/** Fields of something, before or after a change. */
export type AuditFields = Readonly<Record<string, unknown>>;

export const auditEntryFields = {
  /** 1 for the first line, then one more for each, without a gap. */
  seq: count(),
  at: instant(),
  actorKind: oneOf(['staff', 'operator', 'system']),
  /** The member of staff; null for whoever works at the command line, and for the server itself. */
  actor: nullable(text()),
  source: oneOf(AUDIT_SOURCES),
  /** What the lines of one act on several things have in common; null for an act on one. */
  batch: nullable(text()),
  act: oneOf(AUDIT_ACTS),
  subjectKind: oneOf(AUDIT_SUBJECTS),
  subjectId: text(),
  /** The member whom the change is about, if it is about one. */
  about: nullable(text()),
  /** The fields that changed and no others; never a password, its hash, a token, a code or another secret. */
  before: json<AuditFields>(),
  after: json<AuditFields>(),
  /** Why, in the words of whoever did it. */
  reason: nullable(text()),
  /** The hash of the line before, and that of this one: see audit/chain.ts. 64 hexadecimal digits. */
  previousHash: text(),
  hash: text(),
};

/** A line of the audit log: a change that staff made. */
export type AuditEntry = RecordOf<typeof auditEntryFields>;

/** A line before it has its place in the chain. */
export type AuditDraft = Omit<AuditEntry, 'seq' | 'previousHash' | 'hash'>;

export type AuditAct = AuditEntry['act'];
