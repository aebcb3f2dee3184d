import { hasControl } from '../shared/index.js';

/** The most Unicode code points of a reason. Beyond the Specification. */
export const REFUND_REASON_MAX = 200;

/**
 * The Chinese message when a text cannot be the reason why somebody wants his money back, or does not get it; `undefined`
 * when it can: one line of 1 to {@link REFUND_REASON_MAX} Unicode code points, white space at its ends not counted,
 * without control characters. Beyond the Specification.
 */
export const refundReasonIssue = (reason: string): string | undefined => {
  const text = reason.trim();
  if (text === '') return '原因必须填写';
  if (hasControl(text)) return '原因不能包含控制字符';
  return [...text].length > REFUND_REASON_MAX ? `原因不能超过${REFUND_REASON_MAX}个字符` : undefined;
};
