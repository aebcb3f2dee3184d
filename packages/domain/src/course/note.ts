/** The longest note of a student, in Unicode code points. Beyond the Specification. */
export const NOTE_TEXT_MAX = 2000;

/** No control characters but line breaks and tabs, and no half surrogate pairs, which no database stores as text. */
const STORABLE = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

/**
 * The Chinese message when a note cannot be stored, `undefined` when it can: it has a visible character, no control
 * characters but `\n` and tabs, and at most {@link NOTE_TEXT_MAX} code points. Beyond the Specification.
 */
export const noteTextIssue = (text: string): string | undefined => {
  if (text.trim() === '') return '笔记不能为空';
  if (!STORABLE.test(text)) return '笔记不能包含控制字符';
  return [...text].length > NOTE_TEXT_MAX ? `笔记最多 ${NOTE_TEXT_MAX} 个字` : undefined;
};
