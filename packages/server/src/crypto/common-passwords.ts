import type { CommonPasswords } from '@ykd/application/ports';

const read = async (): Promise<ReadonlySet<string>> => {
  // Only a change of a password needs it.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(Object.values(dictionary['passwords-common']));
};

/** The some 50,000 most used passwords of lists that were stolen elsewhere, as zxcvbn-ts collected them. */
export const createCommonPasswords = (): CommonPasswords => {
  let list: Promise<ReadonlySet<string>> | undefined;
  return { has: async (password) => (await (list ??= read())).has(password.toLowerCase()) };
};
