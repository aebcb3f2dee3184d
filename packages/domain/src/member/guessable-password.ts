/** What is known of a password that somebody wants to have. Beyond the Specification. */
export type PasswordFacts = {
  /** Whether it is one of those that everybody knows: the most used ones, and those of stolen lists. */
  readonly isCommon: boolean;
  /** What others know of him: his username, his mobile. What is missing or shorter than 4 characters does not count. */
  readonly names: readonly (string | null | undefined)[];
};

const NAME_MIN = 4;

/**
 * The Chinese message when a new password would be among the first that others try, `undefined` when it would not:
 * 这个密码太常见，很容易被猜中，请换一个 for a common one, 密码不能是你的用户名或手机号，请换一个 for one that is a name of his,
 * without regard to case, also with digits or signs behind it. Beyond the Specification. Never throws.
 *
 * @param password - the new password, as it was typed
 * @param facts - whether it is a common one, and what its owner is called
 */
export const guessablePasswordIssue = (
  password: string,
  { isCommon, names }: PasswordFacts,
): string | undefined => {
  if (isCommon) return '这个密码太常见，很容易被猜中，请换一个';
  const typed = password.toLowerCase();
  const isName = names.some((name) => {
    const own = name?.trim().toLowerCase() ?? '';
    return own.length >= NAME_MIN && typed.startsWith(own) && /^[\d\W_]*$/u.test(typed.slice(own.length));
  });
  return isName ? '密码不能是你的用户名或手机号，请换一个' : undefined;
};
