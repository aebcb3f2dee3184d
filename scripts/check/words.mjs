/** Words that are in too many paths to say what a file is about. */
const COMMON = new Set(
  'packages src test tests browser features pages page components component index use support shared main'.split(
    ' ',
  ),
);

/** The words of a path below its package: `packages/web/src/features/shop/pay/pay-page.tsx` is about `shop` and `pay`. */
export const wordsOf = (path) => {
  const below = path.replace(/^packages\/[^/]+\//, '').replace(/(\.test)?\.[a-z]+$/, '');
  return [...new Set(below.split(/[/\-_.]/).filter((word) => word.length > 1 && !COMMON.has(word)))];
};

const LEAST = 4;
const begins = (word, other) => other.length >= LEAST && word.startsWith(other);

/** How many words two lists share; `shop` is one with `shopmall`, and `order` with `orders`. */
export const shared = (words, others) =>
  words.filter((word) => others.some((other) => word === other || begins(word, other) || begins(other, word)))
    .length;
