import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { auditChange, auditLine, BY_OPERATOR } from '../../src/audit/draft.js';

const MOBILE = '13812345678';
/** Ids and files of ours, in which digits happen to stand like a mobile. */
const UUID = 'a0000000-1381-4234-8567-8000000000ff';
const FILE = `/uploads/product/${'f'.repeat(21)}${MOBILE}.png`;
const what = { act: 'views.add', subjectKind: 'view', subjectId: UUID, at: 1 } as const;

/** Fields of fields, in which a mobile may stand anywhere. */
const { value: anything } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(MOBILE, `电话 +86 138-1234-5678`, `is:${MOBILE}`, '无', 7, null, true),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('name', 'state', 'search', 'list'), tie('value')),
  ),
}));

describe('a line of the audit log', () => {
  test.prop([anything, anything, fc.constantFrom(MOBILE, `请打 ${MOBILE}`)])(
    'has no whole mobile in what was, in what is and in why, however deep',
    (before, after, reason) => {
      const line = auditLine(BY_OPERATOR, { ...what, reason }, { before: { before }, after: { after } });
      expect(JSON.stringify(line)).not.toMatch(/138[\s-]?1234[\s-]?5678/);
      const isSame = (one: unknown, other: unknown): boolean =>
        JSON.stringify(one).replaceAll(/138\*{4}5678/g, MOBILE) ===
        JSON.stringify(other).replaceAll('138-1234-5678', MOBILE);
      expect(isSame(line.before, { before }) && isSame(line.after, { after })).toBe(true);
    },
  );

  it('keeps ids, whoever gave them, and names of files as they are', () => {
    const after = {
      id: MOBILE,
      viewId: UUID,
      settledBy: MOBILE,
      imageUrl: FILE,
      skuAttrs: [{ courseIds: [MOBILE] }],
      state: { carer: `in:${UUID},${MOBILE}` },
      [MOBILE]: { kind: 'assistant' },
    };
    expect(auditLine(BY_OPERATOR, { ...what, about: MOBILE }, { before: {}, after })).toMatchObject({
      subjectId: UUID,
      about: MOBILE,
      after: { ...after, state: { carer: `in:${UUID},138****5678` } },
    });
  });

  it('hides a mobile that a condition of a view asks for in a field of ids, and keeps ids there', () => {
    const state = {
      subjectId: `is:${MOBILE}`,
      actor: `of:${MOBILE},${UUID}`,
      settledBy: `of:${MOBILE},${UUID}`,
    };
    const line = auditLine(BY_OPERATOR, what, { before: {}, after: { state, subjectId: MOBILE } });
    expect(line.after).toEqual({
      state: {
        subjectId: 'is:138****5678',
        actor: `of:138****5678,${UUID}`,
        settledBy: `of:138****5678,${UUID}`,
      },
      subjectId: MOBILE,
    });
  });

  it('tells of another mobile that looks the same where its middle is hidden', () => {
    const [line] = auditChange(BY_OPERATOR, what, { name: MOBILE }, { name: '13800005678' });
    expect(line).toMatchObject({ before: { name: '138****5678' }, after: { name: '138****5678' } });
  });
});
