import { longTextIssue } from '../shared/index.js';

/** The longest note of a student, in Unicode code points. Beyond the Specification. */
export const NOTE_TEXT_MAX = 2000;

/**
 * The Chinese message when a note cannot be stored, `undefined` when it can: the rule of {@link longTextIssue} with at
 * most {@link NOTE_TEXT_MAX} code points. Beyond the Specification.
 */
export const noteTextIssue = (text: string): string | undefined => longTextIssue('笔记', text, NOTE_TEXT_MAX);
