/** The characters of a unified social credit code, in the order of their values (GB 32100-2015): no I, O, S, V, Z. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The length of a unified social credit code, with its check digit. */
const CODE_LENGTH = 18;

/** The lengths of tax numbers from before: of organizations, and of people who register a business. */
const OLDER = /^(?:[0-9A-Z]{15}|[0-9A-Z]{20})$/;

/** The weight of the character at a place: 3 to the power of the place, modulo 31. */
const weightAt = (place: number): number => {
  let weight = 1;
  for (let at = 0; at < place; at += 1) weight = (weight * 3) % CHARACTERS.length;
  return weight;
};

/** Whether a text is a unified social credit code whose check digit is right (GB 32100-2015). Beyond the Specification. */
export const isCreditCode = (code: string): boolean => {
  const values = [...code].map((character) => CHARACTERS.indexOf(character));
  if (values.length !== CODE_LENGTH || values.includes(-1)) return false;
  const sum = values.slice(0, -1).reduce((total, value, at) => total + value * weightAt(at), 0);
  return values.at(-1) === (CHARACTERS.length - (sum % CHARACTERS.length)) % CHARACTERS.length;
};

/** A tax number as it is kept: without white space, in capitals. Beyond the Specification. */
export const taxNumberOf = (text: string): string => text.replaceAll(/\s/gu, '').toUpperCase();

/**
 * The Chinese message when a text is no tax number; `undefined` when it is: a unified social credit code of 18 characters with
 * the right check digit, or an older number of 15 or 20 letters and digits, of which no check digit is known. Read as
 * {@link taxNumberOf} makes it. Beyond the Specification.
 */
export const taxNumberIssue = (text: string): string | undefined => {
  const number = taxNumberOf(text);
  if (number === '') return '纳税人识别号必须填写';
  if (OLDER.test(number) || isCreditCode(number)) return undefined;
  return number.length === CODE_LENGTH
    ? '纳税人识别号不正确，请核对每一位（统一社会信用代码没有字母 I、O、S、V、Z）'
    : '纳税人识别号是 18 位的统一社会信用代码（旧的是 15 位或 20 位）';
};
