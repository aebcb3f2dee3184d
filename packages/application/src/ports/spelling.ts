/**
 * How a text is read aloud, syllable by syllable: Chinese in pinyin without tones, and each other word as it stands; in lower
 * case, without spaces and punctuation.
 */
export type Spelling = (text: string) => readonly string[];
