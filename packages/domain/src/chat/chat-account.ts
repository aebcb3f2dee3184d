/** The `username` and the `password` of a member in the team chat service (Specification §7 'Third-party calls'). */
export type ChatAccount = { readonly username: string; readonly password: string };

/** The letter of each digit, by its place. */
const LETTERS = 'abcdefghij';

/**
 * The chat account of a mobile (Specification §7 'Third-party calls'): in the username each digit is replaced by its
 * letter, 0 by `a` to 9 by `j`, so that no two mobiles share one; the password is the mobile. A password that can be
 * guessed is what the Specification says: a service that is free to choose takes the username from here and a secret
 * password of its own. Throws RangeError unless `mobile` is one or more of the digits 0 to 9 and nothing else.
 */
export const chatAccountOf = (mobile: string): ChatAccount => {
  if (!/^[0-9]+$/.test(mobile)) throw new RangeError('not a mobile: digits only');
  return { username: mobile.replace(/\d/g, (digit) => LETTERS.charAt(Number(digit))), password: mobile };
};
