/** Whether a message is written for the people here. */
export const isChinese = (message: unknown): boolean =>
  typeof message === 'string' && /\p{Script=Han}/u.test(message);
