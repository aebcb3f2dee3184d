import type { Spelling } from '@ykd/application/ports';
import { syllablesOf } from './syllables.js';

/** Spells with the dictionary that students are found by, too. */
export const spelling: Spelling = (text) =>
  syllablesOf(text.normalize('NFKC').toLowerCase(), { nonZh: 'consecutive' })
    .flatMap((syllable) => syllable.split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word !== '');
