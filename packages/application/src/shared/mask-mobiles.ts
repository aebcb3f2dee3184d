import { isMobile, maskMobile } from '@ykd/domain/member';

/** Eleven digits that may be a mobile, as people write them: in parts of any length. */
const ELEVEN = /1(?:[\s\p{Pd}−]?\d){10}/uy;

/** What stands between the parts of one. */
const BETWEEN = String.raw`[\s\p{Pd}−./\\|_·・•()~]{1,5}`;

/**
 * The same in the parts that a mobile is read in, with more between them: in parts of other lengths, amounts, days and addresses
 * look like that.
 */
const IN_PARTS = new RegExp(
  String.raw`1(?:\d{2}${BETWEEN}(?:\d{8}|\d{3}${BETWEEN}\d{5}|\d{4}${BETWEEN}\d{4}|\d{5}${BETWEEN}\d{3})|\d{6}[\s\p{Pd}−]{1,5}\d{4})(?!\d)`,
  'uy',
);

/** Nobody sees these between two digits. */
const UNSEEN = /^[\p{Cf}\p{M}]$/u;

/**
 * What may hold such digits and is no mobile: a random id of ours, or the name of a file, which has a letter among them; a day.
 */
const OTHERWISE =
  /(?<![\da-z])(?=[\d-]*[a-f])[\da-f]{8}(-?)(?:[\da-f]{4}\1){3}[\da-f]{12}(?![\da-z])|(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/gi;

/** A text as it is read: full-width digits are digits, and what nobody sees is not there. `from`, `to`: where each letter stood. */
const readingOf = (text: string) => {
  let read = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = UNSEEN.test(letter) ? '' : letter.normalize('NFKC');
    for (let unit = 0; unit < plain.length; unit += 1) {
      from.push(at);
      to.push(at + letter.length);
    }
    read += plain;
    at += letter.length;
  }
  return { read, from, to };
};

/** The mobile that begins there, and how long it is written. */
const mobileAt = (read: string, at: number) => {
  for (const pattern of [ELEVEN, IN_PARTS]) {
    pattern.lastIndex = at;
    const [written = ''] = pattern.exec(read) ?? [];
    const digits = written.replaceAll(/\D/g, '');
    if (isMobile(digits)) return { digits, length: written.length };
  }
  return undefined;
};

const maskAll = (text: string): string => {
  const { read, from, to } = readingOf(text);
  let masked = '';
  let done = 0;
  for (let at = 0; at < read.length; at += 1) {
    const found = mobileAt(read, at);
    if (found === undefined) continue;
    masked += text.slice(done, from[at]) + maskMobile(found.digits);
    at += found.length - 1;
    done = to[at] ?? text.length;
  }
  return masked + text.slice(done);
};

/** A text for the logs, in which no mobile stands whole: not behind a country, nor in an address of e-mail either. */
export const maskMobiles = (text: string): string => {
  let masked = '';
  let from = 0;
  for (const { 0: kept, index } of text.matchAll(OTHERWISE)) {
    masked += maskAll(text.slice(from, index)) + kept;
    from = index + kept.length;
  }
  return masked + maskAll(text.slice(from));
};
