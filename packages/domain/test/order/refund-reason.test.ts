import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { REFUND_REASON_MAX, refundEvidenceIssue, refundReasonIssue } from '../../src/order/index.js';

describe('refundReasonIssue', () => {
  test.each(['时间不合适', 'x', '😀'.repeat(200), ` ${'长'.repeat(200)} `, '<b>不要了</b>'])(
    '%j will do',
    (reason) => {
      expect(refundReasonIssue(reason)).toBeUndefined();
    },
  );

  test.each(['', ' ', '\n\t', '\u3000'])('%j is missing', (reason) => {
    expect(refundReasonIssue(reason)).toBe('原因必须填写');
  });

  test.each(['一\n二', '一\u2028二', 'a\u0000b', '\u001B[31m红', 'a\uD83Db'])(
    '%j has characters of control',
    (reason) => {
      expect(refundReasonIssue(reason)).toBe('原因不能包含控制字符');
    },
  );

  test('no direction is turned in it', () => {
    expect(refundReasonIssue('不要了\u202E')).toBe('原因不能包含文字方向控制符');
    expect(refundEvidenceIssue('流水\u2067')).toBe('凭证不能包含文字方向控制符');
  });

  test('201 code points are too many', () => {
    expect(REFUND_REASON_MAX).toBe(200);
    expect(refundReasonIssue('😀'.repeat(201))).toBe('原因不能超过200个字符');
  });

  test('evidence keeps to the same rule, and is called so', () => {
    expect(refundEvidenceIssue('银行流水 1')).toBeUndefined();
    expect(refundEvidenceIssue(' ')).toBe('凭证必须填写');
    expect(refundEvidenceIssue('一\n二')).toBe('凭证不能包含控制字符');
    expect(refundEvidenceIssue('长'.repeat(201))).toBe('凭证不能超过200个字符');
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 260 })])(
    'white space around it changes nothing',
    (text) => {
      expect(refundReasonIssue(`  ${text}\t`)).toBe(refundReasonIssue(text));
    },
  );
});
