import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { canonicalText } from '../../src/audit/canonical-text.js';
import { changedFields } from '../../src/audit/changed-fields.js';
import { AUDIT_ROOT, auditHash, chained } from '../../src/audit/chain.js';
import { auditLine, BY_OPERATOR } from '../../src/audit/draft.js';
import { AUDIT_LINES_AT_A_TIME, verifyAudit } from '../../src/audit/index.js';
import type { AuditDraft, AuditEntry, AuditHead, AuditLog } from '../../src/ports/index.js';

/** A hash that is good enough to tell the few texts of a test apart. */
const digest = (text: string): string => {
  let [one, other] = [0x811c_9dc5, 0x9747_b28c];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x0100_0193) >>> 0;
    other = (Math.imul(other, 33) + text.charCodeAt(at)) >>> 0;
  }
  return `${one.toString(16)}-${other.toString(16)}`;
};

const logOf = (lines: readonly AuditEntry[], head: AuditHead | undefined): AuditLog => ({
  page: async () => ({ list: [], hasMore: false }),
  actors: async () => [],
  count: async () => 0,
  find: async () => undefined,
  linesAfter: async (seq, limit) =>
    lines
      .filter((line) => line.seq > seq)
      .toSorted((a, b) => a.seq - b.seq)
      .slice(0, limit),
  head: async () => head,
  digest,
});

const what = { act: 'products.save', subjectKind: 'product', at: 1 } as const;
const drafts: fc.Arbitrary<readonly AuditDraft[]> = fc.array(
  fc
    .record({
      subjectId: fc.string(),
      reason: fc.option(fc.string()),
      after: fc.dictionary(fc.string(), fc.jsonValue()),
    })
    .map(({ after, ...rest }) => ({ ...auditLine(BY_OPERATOR, { ...what, ...rest }), after })),
  { minLength: 1, maxLength: 12 },
);
const chains = drafts.map((all) => chained(AUDIT_ROOT, all, digest));
const headOf = (lines: readonly AuditEntry[]): AuditHead | undefined => {
  const last = lines.at(-1);
  return last && { seq: last.seq, hash: last.hash };
};
const at = fc.nat();

describe('a chain of lines', () => {
  test.prop([chains])('is whole as it was written, and after a way through JSON', async (lines) => {
    const head = headOf(lines);
    expect(await verifyAudit(logOf(lines, head))).toEqual({ isWhole: true, head });
    const stored = lines.map((line) => JSON.parse(JSON.stringify(line)) as AuditEntry);
    expect(await verifyAudit(logOf(stored, head), head)).toEqual({ isWhole: true, head });
  });

  test.prop([chains, at])('shows which line was removed', async (lines, n) => {
    const seq = (n % lines.length) + 1;
    const left = lines.filter((line) => line.seq !== seq);
    expect(await verifyAudit(logOf(left, headOf(lines)))).toEqual({
      isWhole: false,
      seq,
      flaw: seq === lines.length ? 'cut-off' : 'removed',
    });
  });

  test.prop([chains, at, at])('shows where its end was cut off, also with the head', async (lines, n, m) => {
    const left = lines.slice(0, n % lines.length);
    const flaw = { isWhole: false, seq: left.length + 1, flaw: 'cut-off' };
    expect(await verifyAudit(logOf(left, headOf(lines)))).toEqual(flaw);
    const noted = lines[left.length + (m % (lines.length - left.length))];
    expect(await verifyAudit(logOf(left, headOf(left)), noted)).toEqual(flaw);
  });

  const changes: readonly ((line: AuditEntry) => AuditEntry)[] = [
    (line) => ({ ...line, subjectId: `${line.subjectId}!` }),
    (line) => ({ ...line, at: line.at + 1 }),
    (line) => ({ ...line, actor: 'somebody' }),
    (line) => ({ ...line, reason: `${line.reason}!` }),
    (line) => ({ ...line, before: line.after, after: { ...line.before, more: 1 } }),
    (line) => ({ ...line, previousHash: `${line.previousHash}!` }),
    (line) => ({ ...line, hash: `${line.hash}!` }),
  ];
  test.prop([chains, at, fc.constantFrom(...changes)])(
    'shows which line was changed',
    async (lines, n, change) => {
      const seq = (n % lines.length) + 1;
      const changed = lines.map((line) => (line.seq === seq ? change(line) : line));
      expect(await verifyAudit(logOf(changed, headOf(lines)))).toEqual({
        isWhole: false,
        seq,
        flaw: 'changed',
      });
    },
  );

  test.prop([chains, at])('shows a line that was changed together with its hash', async (lines, n) => {
    const seq = (n % lines.length) + 1;
    const forged = lines.map((line) => {
      if (line.seq !== seq) return line;
      const other = { ...line, reason: `${line.reason}!` };
      return { ...other, hash: auditHash(other, digest) };
    });
    const verdict = await verifyAudit(logOf(forged, headOf(lines)));
    // The line itself fits, the next one does not; the last one does not fit the head.
    expect(verdict).toEqual(
      seq === lines.length
        ? { isWhole: false, seq, flaw: 'changed' }
        : { isWhole: false, seq: seq + 1, flaw: 'unlinked' },
    );
  });

  test.prop([chains, at, at])('shows the first of two lines that were swapped', async (lines, n, m) => {
    const [a, b] = [(n % lines.length) + 1, (m % lines.length) + 1];
    fc.pre(a !== b);
    const swapped = lines.map((line) => {
      if (line.seq === a) return { ...line, seq: b };
      return line.seq === b ? { ...line, seq: a } : line;
    });
    expect(await verifyAudit(logOf(swapped, headOf(lines)))).toEqual({
      isWhole: false,
      seq: Math.min(a, b),
      flaw: 'changed',
    });
  });

  test.prop([chains, at, drafts])('shows a line that was put in', async (lines, n, [draft]) => {
    if (draft === undefined) throw new Error('no draft');
    const before = n % (lines.length + 1);
    const [put] = chained(lines[before - 1] ?? AUDIT_ROOT, [draft], digest);
    if (put === undefined) throw new Error('no line');
    const moved = lines.slice(before).map((line) => ({ ...line, seq: line.seq + 1 }));
    const forged = [...lines.slice(0, before), put, ...moved];
    const verdict = await verifyAudit(logOf(forged, headOf(lines)));
    expect(verdict).toMatchObject({ isWhole: false });
    // At the end it is the line itself, otherwise the one behind it.
    const seq = before === lines.length ? before + 1 : before + 2;
    expect(verdict).toMatchObject({ seq });
    const below = { ...put, seq: 0 };
    expect(await verifyAudit(logOf([below, ...lines], headOf(lines)))).toMatchObject({
      seq: 0,
      flaw: 'inserted',
    });
  });

  test.prop([chains, at])(
    'shows that the whole of it was written anew, by a line that was noted',
    async (lines, n) => {
      const all = lines.map(({ seq: _seq, hash: _hash, previousHash: _previous, ...draft }) => draft);
      const anew = chained(
        AUDIT_ROOT,
        all.map((draft) => ({ ...draft, reason: `${draft.reason}!` })),
        digest,
      );
      expect(await verifyAudit(logOf(anew, headOf(anew)))).toMatchObject({ isWhole: true });
      const noted = lines[n % lines.length];
      expect(await verifyAudit(logOf(anew, headOf(anew)), noted)).toEqual({
        isWhole: false,
        seq: noted?.seq,
        flaw: 'rewritten',
      });
    },
  );

  it('says that nothing tells of its end any more', async () => {
    const lines = chained(AUDIT_ROOT, [auditLine(BY_OPERATOR, { ...what, subjectId: 'a' })], digest);
    expect(await verifyAudit(logOf(lines, undefined))).toEqual({ isWhole: false, seq: 1, flaw: 'no-head' });
  });

  it('is read some lines at a time, while others are added', async () => {
    const many = Array.from({ length: 2 * AUDIT_LINES_AT_A_TIME + 3 }, (_, index) =>
      auditLine(BY_OPERATOR, { ...what, subjectId: `${index}` }),
    );
    const lines = chained(AUDIT_ROOT, many, digest);
    let there = AUDIT_LINES_AT_A_TIME - 1;
    const asked: number[] = [];
    const growing: AuditLog = {
      ...logOf([], undefined),
      linesAfter: async (seq, limit) => {
        asked.push(limit);
        there = Math.min(lines.length, there + AUDIT_LINES_AT_A_TIME / 2);
        return logOf(lines.slice(0, there), undefined).linesAfter(seq, limit);
      },
      head: async () => headOf(lines.slice(0, there)),
    };
    expect(await verifyAudit(growing)).toEqual({ isWhole: true, head: headOf(lines) });
    expect(new Set(asked)).toEqual(new Set([AUDIT_LINES_AT_A_TIME]));
  });
});

describe('the text of a line', () => {
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, part]) => [name, shuffled(part)] as const)
        .toReversed(),
    );
  };

  test.prop([fc.jsonValue()])('is the same in whatever order its fields stand', (value) => {
    expect(canonicalText(shuffled(value))).toBe(canonicalText(value));
    expect(JSON.parse(canonicalText(value))).toEqual(JSON.parse(JSON.stringify(value)));
  });

  it('holds nothing that a database stores otherwise', () => {
    const line = auditLine(BY_OPERATOR, { ...what, subjectId: 'a\0b', about: '\uD800', reason: ' 原因\0 ' });
    expect(line).toMatchObject({ subjectId: 'a\uFFFDb', about: '\uFFFD', reason: '原因\uFFFD' });
    expect(auditLine(BY_OPERATOR, { ...what, subjectId: 'a', reason: ' ' }).reason).toBeNull();
  });
});

describe('changed fields', () => {
  const state = fc.dictionary(fc.string(), fc.jsonValue());
  test.prop([state, state])(
    'are those that differ, and make the one state out of the other',
    (before, after) => {
      const changed = changedFields(before, after);
      expect(changedFields(after, before)).toEqual({ before: changed.after, after: changed.before });
      const kept = Object.entries(before).filter(([name]) => !Object.hasOwn(changed.before, name));
      expect(canonicalText({ ...Object.fromEntries(kept), ...changed.after })).toBe(canonicalText(after));
    },
  );

  test.prop([state])('are none of what stayed, and all of what came or went', (one) => {
    expect(changedFields(one, structuredClone(one))).toEqual({ before: {}, after: {} });
    expect(canonicalText(changedFields(undefined, one))).toBe(canonicalText({ before: {}, after: one }));
    expect(canonicalText(changedFields(one, undefined))).toBe(canonicalText({ before: one, after: {} }));
  });
});
