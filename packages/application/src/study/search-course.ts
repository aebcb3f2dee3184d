import { ok } from '@ykd/domain/shared';
import type { Outcome } from '../shared/outcome.js';
import { openCourse, type OpenCourseDeps } from './open-course.js';
import { foldCase, oneLine, type PartText } from '../course/search-text.js';

/** The longest text to look for, in characters. */
export const SEARCH_TEXT_MAX = 50;

/** The most parts that a search names. */
export const SEARCH_HITS_MAX = 50;

/** How much of a text is shown around what was found, in UTF-16 units. */
const BEFORE = 30;
const EXCERPT = 120;

/** A part of a lesson in which something was found; places count from 0. */
export interface SearchHit extends Omit<PartText, 'text'> {
  /** A piece of the part's text; the title of the lesson, where only that has it. */
  readonly excerpt: string;
  /** Where it was found in the excerpt: from and up to, in UTF-16 units, in order. */
  readonly marks: readonly { readonly from: number; readonly to: number }[];
}

const marksIn = (excerpt: string, folded: string): SearchHit['marks'] => {
  const text = foldCase(excerpt);
  const marks: SearchHit['marks'][number][] = [];
  for (let at = text.indexOf(folded); at >= 0; at = text.indexOf(folded, at + folded.length)) {
    marks.push({ from: at, to: at + folded.length });
  }
  return marks;
};

/** A piece of a text that begins a little before `at`, and cuts no character in two. */
const pieceAt = (text: string, at: number): string => {
  const from = Math.max(0, at - BEFORE);
  const isLow = (index: number): boolean => /^[\uDC00-\uDFFF]$/.test(text.charAt(index));
  const start = isLow(from) ? from + 1 : from;
  const end = Math.min(text.length, start + EXCERPT);
  const piece = text.slice(start, isLow(end) ? end - 1 : end);
  return `${start > 0 ? '…' : ''}${piece}${end < text.length ? '…' : ''}`;
};

const hitOf = ({ text, ...place }: PartText, folded: string): SearchHit => {
  const at = foldCase(text).indexOf(folded);
  const excerpt = at < 0 ? place.lesson : pieceAt(text, at);
  return { ...place, excerpt, marks: marksIn(excerpt, folded) };
};

/** Looks for a text in a course that the member may read, in the order of reading. */
export const searchCourse = async (
  deps: OpenCourseDeps,
  userId: string,
  { courseId, q }: { readonly courseId: string; readonly q: string },
): Outcome<readonly SearchHit[], 'course-not-found' | 'course-closed'> => {
  const opened = await openCourse(deps, userId, courseId);
  if (!opened.ok) return opened;
  const folded = foldCase(oneLine(q));
  if (folded === '') return ok([]);
  const found = await deps.courses.search({ courseId, folded, limit: SEARCH_HITS_MAX });
  return ok(found.map((part) => hitOf(part, folded)));
};
