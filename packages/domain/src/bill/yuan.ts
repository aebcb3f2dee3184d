const YUAN = /^(-?)(\d{1,11})(?:\.(\d{1,2})0*)?$/;

/**
 * The cents of an amount in yuan as a bill writes it, `199.00` → `19900`; `undefined` for what is none, or is not whole in
 * cents. Digits alone are counted, so that no amount is rounded. Beyond the Specification.
 */
export const centsOfYuan = (yuan: string): number | undefined => {
  const [, sign, whole, part = ''] = YUAN.exec(yuan) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return sign === '-' && cents !== 0 ? -cents : cents;
};
