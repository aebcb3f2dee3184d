import { isMobile, maskMobile } from '@ykd/domain/member';

/** Eleven digits that may be a mobile, as people write them: in parts. */
const ELEVEN = /^1(?:[\s-]?\d){10}/;

/** A text for the logs, in which no mobile stands whole: not behind a country, nor in an address of e-mail either. */
export const maskMobiles = (text: string): string => {
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
