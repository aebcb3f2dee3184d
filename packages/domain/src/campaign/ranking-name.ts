/** What stands for the letters that are left out. */
const HIDDEN = '*';

/**
 * What somebody is called where others see him in a ranking: classmates know him by it, and nobody else. Of a name the first and the
 * last letter (Unicode code point), of one with two letters the first; `undefined` for an empty one. Beyond the Specification.
 *
 * @param name - the whole name
 */
export const rankingName = (name: string): string | undefined => {
  const [first, ...rest] = name.trim();
  if (first === undefined) return undefined;
  const last = rest.length > 1 ? rest.at(-1) : undefined;
  return [first, HIDDEN, rest.length > 2 ? HIDDEN : '', last].join('');
};
