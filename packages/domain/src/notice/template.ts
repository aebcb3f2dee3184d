import { deepFreeze, plainTextIssue, withLineFeeds } from '../shared/index.js';

/** What a text can leave a place for: it is filled in for each receiver. Beyond the Specification. */
export type Placeholder = '姓名' | '班主任' | '课程' | '服务到期';

/** All of them, in the order in which they are offered. Beyond the Specification. */
export const PLACEHOLDERS: readonly Placeholder[] = deepFreeze(['姓名', '班主任', '课程', '服务到期']);

/** What stands for each place in the text of one receiver; null where there is nothing. Beyond the Specification. */
export type PlaceholderValues = { readonly [P in Placeholder]: string | null };

/** The most Unicode code points of a title. Beyond the Specification. */
export const MESSAGE_TITLE_MAX = 40;

/** The most Unicode code points of a text, before it is filled in. Beyond the Specification. */
export const MESSAGE_TEXT_MAX = 500;

/** A place, with what stands between its braces. */
const PLACE = /\{([^{}]*)\}/g;

const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.some((known) => known === name);

/** A place of a text that nothing is known for. Beyond the Specification. */
export type WrongPlace = {
  /** What stands there. */
  readonly text: string;
  /** How many Unicode code points it is from the beginning, which is at 1. */
  readonly at: number;
};

const numberOf = (text: string, index: number): number => Array.from(text.slice(0, index)).length + 1;

/**
 * What of a text is no place of {@link PLACEHOLDERS}: other names in braces, and braces that stand alone, in their order.
 * Beyond the Specification.
 */
export const wrongPlaces = (text: string): readonly WrongPlace[] => {
  const wrong = [...text.matchAll(PLACE)]
    .filter(([, name = '']) => !isPlaceholder(name))
    .map((found) => ({ text: found[0], index: found.index }));
  // Of the same length, so that what is left stands where it stood.
  const rest = text.replaceAll(PLACE, (place) => ' '.repeat(place.length));
  const alone = [...rest.matchAll(/[{}]/g)].map((found) => ({ text: found[0], index: found.index }));
  return [...wrong, ...alone]
    .toSorted((one, other) => one.index - other.index)
    .map(({ text: said, index }) => ({ text: said, at: numberOf(text, index) }));
};

/** The places of a text, each once, in the order of {@link PLACEHOLDERS}. Beyond the Specification. */
export const placeholdersOf = (text: string): readonly Placeholder[] => {
  const named = new Set([...text.matchAll(PLACE)].map(([, name]) => name));
  return PLACEHOLDERS.filter((known) => named.has(known));
};

const NAMES = PLACEHOLDERS.map((name) => `{${name}}`).join('、');

/**
 * The Chinese message when a text cannot be sent or kept; `undefined` when it can: the rule of `plainTextIssue`, and every place
 * is one of {@link PLACEHOLDERS}. The first that is none is named, with where it stands. Beyond the Specification.
 *
 * @param title - what the text is called
 * @param text - the text with its places
 * @param max - the most Unicode code points
 */
export const templateIssue = (title: string, text: string, max: number): string | undefined => {
  const [first] = wrongPlaces(withLineFeeds(text));
  return (
    plainTextIssue(title, text, max) ??
    (first && `${title}第 ${first.at} 个字的「${first.text}」不是占位符，可以用的是${NAMES}`)
  );
};

/** The places of a text for which a receiver has nothing. Beyond the Specification. */
export const lackingOf = (text: string, values: PlaceholderValues): readonly Placeholder[] =>
  placeholdersOf(text).filter((name) => (values[name] ?? '') === '');

/**
 * The text of one receiver. Where he has nothing, nothing stands; what is filled in is not looked through for places. Beyond
 * the Specification.
 */
export const filledText = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(PLACE, (place, name: string) => (isPlaceholder(name) ? (values[name] ?? '') : place));
