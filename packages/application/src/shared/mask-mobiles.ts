import { maskMobile } from '@ykd/domain/member';

/** Eleven digits that may be a mobile, as people write them: in parts, behind a country, before an `@`. */
const MOBILES = /1[3-9]\d(?:[\s-]?\d){8}/g;

/** A text for the logs, in which no mobile stands whole. */
export const maskMobiles = (text: string): string =>
  text.replaceAll(MOBILES, (found) => maskMobile(found.replaceAll(/\D/g, '')));
