import { AUDIT_ROOT, chained } from '../../audit/chain.js';
import type { AuditDraft, AuditEntry, AuditFilter, AuditLog } from '../../ports/audit-log.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import { hasOneOf } from './has-one-of.js';
import type { FakeWorld } from './world.js';

type AuditWorld = Pick<FakeWorld, 'audit'>;

/** The audit log in memory; tests look into `stored`. */
export interface FakeAuditLog extends AuditLog {
  readonly stored: readonly AuditEntry[];
}

/** Other for other texts, as a rule; nobody is kept from finding two that have the same. */
const digest = (text: string): string => {
  let sum = 7;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) >>> 0;
  return sum.toString(16).padStart(64, '0');
};

/** Adds lines to the end of the log. */
export const auditInto = ({ audit }: AuditWorld, drafts: readonly AuditDraft[]): void => {
  audit.push(...chained(audit.at(-1) ?? AUDIT_ROOT, drafts, digest));
};

/** Whether a line has what a filter asks for. */
const isWanted = (line: AuditEntry, { from = 0, to = Infinity, found, ...values }: AuditFilter): boolean =>
  line.at >= from &&
  line.at < to &&
  Object.entries(values).every(([name, value]) => hasOneOf(line[name as keyof typeof values], value)) &&
  (found === undefined ||
    line.subjectId === found.subjectId ||
    [line.actor, line.about].some((id) => id !== null && found.people.includes(id)));

/** The audit log in memory. */
export const fakeAuditLog = ({ audit: stored }: AuditWorld): FakeAuditLog => ({
  stored,
  page: async (window, filter, isOldestFirst = false) =>
    rowsByKey(
      stored.filter((line) => isWanted(line, filter)),
      ({ at, seq }) => [at, seq] as const,
      window,
      !isOldestFirst,
    ),
  count: async (filter, most) => Math.min(most, stored.filter((line) => isWanted(line, filter)).length),
  find: async (seq) => stored.find((line) => line.seq === seq),
  actors: async (limit) =>
    [...new Set(stored.flatMap(({ actor }) => actor ?? []))].toSorted().slice(0, limit),
  linesAfter: async (seq, limit) => stored.filter((line) => line.seq > seq).slice(0, limit),
  head: async () => {
    const last = stored.at(-1);
    return last && { seq: last.seq, hash: last.hash };
  },
  digest,
});
