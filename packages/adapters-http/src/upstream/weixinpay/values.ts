import { shanghaiMinute } from '@ykd/domain/shared';
import * as z from 'zod/mini';

/** An instant (epoch ms) as WeChat Pay writes it, to the second: `2026-03-01T12:00:00+08:00`. */
export const rfc3339 = (at: number): string =>
  `${shanghaiMinute(at).replace(' ', 'T')}:${new Date(at).toISOString().slice(17, 19)}+08:00`;

/** As much of a text as fits into so many bytes of UTF-8; no character is cut through. */
export const fitBytes = (text: string, max: number): string => {
  let left = max;
  let kept = '';
  // Half a character cannot be sent.
  for (const character of text.replace(/\p{Surrogate}/gu, '\ufffd')) {
    left -= Buffer.byteLength(character);
    if (left < 0) break;
    kept += character;
  }
  return kept;
};

/** The value that a JSON text stands for; undefined for a text that is none. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** An instant on the wire: read as epoch ms. */
export const instant = z.pipe(
  z.string().check(z.refine((text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)))),
  z.transform((text: string) => Date.parse(text)),
);

/** Cents, at least 1. */
export const cents = z.int().check(z.positive());
