import { SIGNATURE_MAX } from './limits.js';

/** The length of a personal signature as its limit counts it: in Unicode code points (Specification §5, §9). */
export const signatureLength = (description: string): number => [...description].length;

/** The Chinese message when a personal signature is too long, `undefined` when it may be saved (Specification §5). */
export const signatureIssue = (description: string): string | undefined =>
  signatureLength(description) > SIGNATURE_MAX ? `个人签名不能超过${SIGNATURE_MAX}个字符` : undefined;
