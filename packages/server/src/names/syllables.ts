import { pinyin } from 'pinyin-pro';

export interface Reading {
  /** Whether what is not Chinese is one syllable. */
  readonly nonZh?: 'spaced' | 'consecutive';
  /** Whether it begins with a surname, some of which are read otherwise than the same character elsewhere: 曾 zeng. */
  readonly surname?: 'head' | 'off';
}

/** A text in pinyin without tones, syllable by syllable; `v` for ü. */
export const syllablesOf = (
  text: string,
  { nonZh = 'spaced', surname = 'off' }: Reading = {},
): readonly string[] => pinyin(text, { toneType: 'none', type: 'array', v: true, nonZh, surname });
