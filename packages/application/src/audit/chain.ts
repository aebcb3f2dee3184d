import type { AuditDraft, AuditEntry } from '../entities/audit-entry.js';
import type { AuditHead, AuditLog } from '../ports/audit-log.js';
import { canonicalText } from './canonical-text.js';

type Digest = AuditLog['digest'];

/** What the first line is chained to. */
export const AUDIT_ROOT: AuditHead = { seq: 0, hash: '0'.repeat(64) };

/** The hash of a line: of the one before, and of everything in the line. */
export const auditHash = (
  { hash: _hash, previousHash, ...content }: Omit<AuditEntry, 'hash'> & { readonly hash?: string },
  digest: Digest,
): string => digest(`${previousHash}\n${canonicalText(content)}`);

/** The lines that follow the end of a chain. */
export const chained = (
  head: AuditHead,
  drafts: readonly AuditDraft[],
  digest: Digest,
): readonly AuditEntry[] => {
  let last = head;
  return drafts.map((draft) => {
    const linked = { ...draft, seq: last.seq + 1, previousHash: last.hash };
    const line = { ...linked, hash: auditHash(linked, digest) };
    last = line;
    return line;
  });
};
