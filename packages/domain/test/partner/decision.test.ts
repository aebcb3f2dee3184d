import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { WORK_ORDER_REVIEW_STATUSES, type WorkOrderReviewStatus } from '../../src/coupon/index.js';
import {
  isApprovedOrder,
  waitsForReview,
  WORK_ORDER_ANSWER_MAX,
  WORK_ORDER_DECISION_TITLES,
  WORK_ORDER_DECISIONS,
  workOrderAnswerIssue,
  workOrderDecided,
  workOrderSubmitted,
} from '../../src/partner/index.js';

const stands = (reviewStatus: WorkOrderReviewStatus) => ({ reviewStatus });

describe('a work order', () => {
  test('is handed in by whoever has none, and again by whoever was refused', () => {
    expect(workOrderSubmitted(undefined)).toBe('REVIEWING');
    expect(workOrderSubmitted(null)).toBe('REVIEWING');
    expect(workOrderSubmitted(stands('REVIEW_FAIL'))).toBe('REVIEWING');
    expect(workOrderSubmitted(stands('REVIEWING'))).toBeUndefined();
    expect(workOrderSubmitted(stands('REVIEW_SUCCESS'))).toBeUndefined();
  });

  test('is decided while it is under review; who is asked back is at the form again', () => {
    expect(WORK_ORDER_DECISIONS.map((decision) => workOrderDecided(stands('REVIEWING'), decision))).toEqual([
      'REVIEW_SUCCESS',
      'REVIEW_FAIL',
      'REVIEW_FAIL',
    ]);
    for (const decision of WORK_ORDER_DECISIONS)
      for (const other of [undefined, null, stands('REVIEW_FAIL'), stands('REVIEW_SUCCESS')])
        expect(workOrderDecided(other, decision)).toBeUndefined();
  });

  test('waits, or made a partner of somebody, or neither', () => {
    const all = [undefined, null, stands('REVIEWING'), stands('REVIEW_FAIL'), stands('REVIEW_SUCCESS')];
    expect(all.map(waitsForReview)).toEqual([false, false, true, false, false]);
    expect(all.map(isApprovedOrder)).toEqual([false, false, false, false, true]);
  });

  test('says in words what was decided', () => {
    expect(WORK_ORDER_DECISIONS.map((decision) => WORK_ORDER_DECISION_TITLES[decision])).toEqual([
      '审核通过',
      '审核未通过',
      '需要补充资料',
    ]);
  });

  const steps = fc.array(fc.constantFrom('SUBMIT' as const, ...WORK_ORDER_DECISIONS), { maxLength: 30 });

  test.prop([steps])('once approved stays so, and is never decided twice in a row', (history) => {
    let now: WorkOrderReviewStatus | undefined;
    let waits = false;
    for (const step of history) {
      const before = now && stands(now);
      const next = step === 'SUBMIT' ? workOrderSubmitted(before) : workOrderDecided(before, step);
      if (now === 'REVIEW_SUCCESS') expect(next).toBeUndefined();
      if (next === undefined) continue;
      expect(WORK_ORDER_REVIEW_STATUSES).toContain(next);
      expect(waits).toBe(step !== 'SUBMIT');
      waits = step === 'SUBMIT';
      now = next;
    }
  });
});

describe('what an applicant is told', () => {
  test('need not be anything with an approval, and is something otherwise', () => {
    expect(workOrderAnswerIssue('APPROVE', ' ')).toBeUndefined();
    expect(workOrderAnswerIssue('APPROVE', '欢迎')).toBeUndefined();
    expect(workOrderAnswerIssue('REFUSE', ' ')).toBe('说明必须填写');
    expect(workOrderAnswerIssue('ASK_BACK', '')).toBe('要补充的内容必须填写');
    expect(workOrderAnswerIssue('REFUSE', '渠道与课程无关')).toBeUndefined();
  });

  test.each(WORK_ORDER_DECISIONS)('is no longer than it may be (%s)', (decision) => {
    const most = '字'.repeat(WORK_ORDER_ANSWER_MAX);
    expect(workOrderAnswerIssue(decision, ` ${most} `)).toBeUndefined();
    expect(workOrderAnswerIssue(decision, `${most}字`)).toMatch(`不能超过${WORK_ORDER_ANSWER_MAX}个字符`);
    expect(workOrderAnswerIssue(decision, '一\u202E二')).toMatch(/方向/);
  });
});
