import { SPELLED } from '../messages/zh-CN/palette';

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '');

/** Whether some of these words in a row, from the beginning of one on, begin with a text, as a whole or by their initials. */
const isSpelledBy = (words: readonly string[], text: string): boolean =>
  words.some((_, at) => {
    const rest = words.slice(at);
    const initials = rest.map((word) => word.slice(0, 1)).join('');
    return rest.join('').startsWith(text) || initials.startsWith(text);
  });

/**
 * Whether somebody who types a text may mean what is called so: by a part of the title, or by its pinyin or initials from any
 * syllable on; `spelled` says its syllables where it is none of ours. Nothing that is typed means everything.
 */
export const isMeant = (
  title: string,
  typed: string,
  spelled = Object.hasOwn(SPELLED, title) ? SPELLED[title] : undefined,
): boolean => {
  const text = plain(typed);
  if (plain(title).includes(text)) return true;
  return spelled !== undefined && isSpelledBy(spelled.split(' '), text);
};
