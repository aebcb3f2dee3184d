import { isMobile, maskMobile } from '@ykd/domain/member';

/** Eleven digits that may be a mobile, as people write them: in parts. */
const ELEVEN = /^1(?:[\s-]?\d){10}/;

/** A random id of ours, or the name of a file: its digits may happen to look like a mobile. A letter is among them. */
const RANDOM = /(?<![\da-z])(?=[\d-]*[a-f])[\da-f]{8}(-?)(?:[\da-f]{4}\1){3}[\da-f]{12}(?![\da-z])/gi;

const maskAll = (text: string): string => {
  let masked = '';
  for (let at = 0; at < text.length; at += 1) {
    const [found = ''] = ELEVEN.exec(text.slice(at)) ?? [];
    const digits = found.replaceAll(/\D/g, '');
    const isFound = isMobile(digits);
    masked += isFound ? maskMobile(digits) : (text[at] ?? '');
    if (isFound) at += found.length - 1;
  }
  return masked;
};

/** A text for the logs, in which no mobile stands whole: not behind a country, nor in an address of e-mail either. */
export const maskMobiles = (text: string): string => {
  let masked = '';
  let from = 0;
  for (const { 0: id, index } of text.matchAll(RANDOM)) {
    masked += maskAll(text.slice(from, index)) + id;
    from = index + id.length;
  }
  return masked + maskAll(text.slice(from));
};
