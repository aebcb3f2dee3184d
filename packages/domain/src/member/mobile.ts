/**
 * Whether a text is a mobile number of the Chinese mainland: 11 digits, 13 to 19 first, nothing around them. Beyond
 * the Specification.
 */
export const isMobile = (value: string): boolean => /^1[3-9]\d{9}$/.test(value);

/**
 * A mobile as it is shown to staff and on screens that others may see: its middle four digits are hidden, as in
 * 138****0001 (Specification §6). Anything else is hidden whole but for its last four characters.
 */
export const maskMobile = (mobile: string): string =>
  isMobile(mobile) ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}` : `****${mobile.slice(7).slice(-4)}`;

/**
 * The Chinese message when this is no mobile to which something can be sent, `undefined` when it is one: 手机号必须输入, 手机号格式不正确.
 * Beyond the Specification.
 */
export const mobileIssue = (mobile: string): string | undefined => {
  if (mobile === '') return '手机号必须输入';
  return isMobile(mobile) ? undefined : '手机号格式不正确';
};
