import { lineIssue } from '../shared/index.js';

/** The most Unicode code points of a reason. Beyond the Specification. */
export const REFUND_REASON_MAX = 200;

const saidIssue = (what: string, line: string): string | undefined => {
  const text = line.trim();
  if (text === '') return `${what}必须填写`;
  const tooLong = [...text].length > REFUND_REASON_MAX;
  return lineIssue(what, text) ?? (tooLong ? `${what}不能超过${REFUND_REASON_MAX}个字符` : undefined);
};

/**
 * The Chinese message when a text cannot be the reason why somebody wants his money back, or does not get it; `undefined`
 * when it can: one line of 1 to {@link REFUND_REASON_MAX} Unicode code points, white space at its ends not counted,
 * without control characters and such as turn the direction of the text. Beyond the Specification.
 */
export const refundReasonIssue = (reason: string): string | undefined => saidIssue('原因', reason);

/**
 * The Chinese message when a text cannot be the evidence of money that went back outside of the platform, such as the
 * number of a bank transfer; `undefined` when it can, by the rule of {@link refundReasonIssue}. Beyond the Specification.
 */
export const refundEvidenceIssue = (evidence: string): string | undefined => saidIssue('凭证', evidence);
