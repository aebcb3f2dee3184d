/**
 * Whether a text is a mobile number of the Chinese mainland: 11 digits, 13 to 19 first, nothing around them. Beyond
 * the Specification.
 */
export const isMobile = (value: string): boolean => /^1[3-9]\d{9}$/.test(value);
