import type { FontMetrics } from './font-metrics.js';

/** What printers set for a character that they have not. */
export const MISSING_GLYPH = '〓';

const graphemes = new Intl.Segmenter('zh-CN', { granularity: 'grapheme' });

/** What is not seen by itself: controls, joiners, marks of direction, variants. Rare characters may be private ones: those are missing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A text as the font can draw it: what is not seen is left out, white space of any kind is a space, and what is read as one
 * character and has a part that the font has not is shown by a 〓, however many parts it has.
 */
export const drawableText = (text: string, { has }: Pick<FontMetrics, 'has'>): string =>
  [...graphemes.segment(text.replaceAll(/\s+/gu, ' '))]
    .map(({ segment }) => {
      const seen = segment.replaceAll(INVISIBLE, '');
      return [...seen].every((character) => has(character.codePointAt(0) ?? 0)) ? seen : MISSING_GLYPH;
    })
    .join('')
    .trim();
