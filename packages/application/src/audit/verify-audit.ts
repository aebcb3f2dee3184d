import type { AuditEntry } from '../entities/audit-entry.js';
import type { AuditHead, AuditLog } from '../ports/audit-log.js';
import { auditHash, AUDIT_ROOT } from './chain.js';

/**
 * What is wrong with the log, first of all: a line is not there; there is one that nobody wrote; it says something else
 * than it said; it does not follow the one before; lines are missing at the end; nothing tells where the end is; a line
 * that somebody noted is another one now.
 */
export type AuditFlaw = 'removed' | 'inserted' | 'changed' | 'unlinked' | 'cut-off' | 'no-head' | 'rewritten';

/** What a verification found; `seq`: the number of the first line that is wrong. */
export type AuditVerdict =
  | { readonly isWhole: true; readonly head: AuditHead }
  | { readonly isWhole: false; readonly seq: number; readonly flaw: AuditFlaw };

/** How many lines are in memory at a time. */
export const AUDIT_LINES_AT_A_TIME = 500;

const flawed = (seq: number, flaw: AuditFlaw): AuditVerdict => ({ isWhole: false, seq, flaw });

/** What is wrong with a line that stands behind the last one that was right. */
const flawOf = (
  last: AuditHead,
  line: AuditEntry,
  { digest }: Pick<AuditLog, 'digest'>,
  noted: AuditHead | undefined,
): AuditVerdict | undefined => {
  const seq = last.seq + 1;
  if (line.seq > seq) return flawed(seq, 'removed');
  if (line.seq < seq) return flawed(line.seq, 'inserted');
  if (auditHash(line, digest) !== line.hash) return flawed(seq, 'changed');
  if (line.previousHash !== last.hash) return flawed(seq, 'unlinked');
  if (noted?.seq === seq && noted.hash !== line.hash) return flawed(seq, 'rewritten');
  return undefined;
};

/**
 * Reads the whole log, some lines at a time, also while lines are added, and answers whether it is as it was written.
 * Somebody who may write all of the database can write the whole chain anew: `noted` is the end of it as somebody kept it
 * elsewhere, which that cannot bring back.
 */
export const verifyAudit = async (log: AuditLog, noted?: AuditHead): Promise<AuditVerdict> => {
  let last: AuditHead = AUDIT_ROOT;
  for (;;) {
    // Before the lines: what it names is there, and there may be more by then.
    const head = await log.head();
    // At the start: also what somebody put in front of the first line.
    const from = last.seq === 0 ? -Infinity : last.seq;
    const lines = await log.linesAfter(from, AUDIT_LINES_AT_A_TIME);
    for (const line of lines) {
      const flaw = flawOf(last, line, log, noted);
      if (flaw !== undefined) return flaw;
      last = line;
    }
    if (lines.length === AUDIT_LINES_AT_A_TIME) continue;
    if (head === undefined) {
      if (last.seq > 0 && (await log.head()) === undefined) return flawed(last.seq, 'no-head');
    } else if (head.seq > last.seq) return flawed(last.seq + 1, 'cut-off');
    else if (head.seq === last.seq && head.hash !== last.hash) return flawed(last.seq, 'changed');
    // Lines that came since are right if the head has come along.
    if ((head?.seq ?? 0) === last.seq) break;
    const now = await log.head();
    if ((now?.seq ?? 0) < last.seq) return flawed((now?.seq ?? 0) + 1, 'inserted');
  }
  if (noted !== undefined && noted.seq > last.seq) return flawed(last.seq + 1, 'cut-off');
  return { isWhole: true, head: { seq: last.seq, hash: last.hash } };
};
