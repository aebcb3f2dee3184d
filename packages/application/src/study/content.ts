/**
 * Lesson content as it is stored and sent: Markdown is parsed and code is highlighted once, at import, into a small tree
 * of allow-listed elements. Nothing in it can run: a reader turns it into elements, never into HTML text.
 */
export type ContentNode = string | ContentElement;

/** An element of a lesson. */
export interface ContentElement {
  readonly tag: ContentTag;
  /** For `a`: an http(s) or same-site address. */
  readonly href?: string;
  /** For `pre`: the language of the code, or `output` for what a program prints. */
  readonly lang?: string;
  /** For `th` and `td`. */
  readonly align?: 'left' | 'center' | 'right';
  /** For `ol`: the first number. */
  readonly start?: number;
  /** For `span` in code: the kind of token, to be coloured by the theme. */
  readonly token?: CodeToken;
  readonly children?: readonly ContentNode[];
}

/** Elements that a lesson may hold. */
export const CONTENT_TAGS = [
  'p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'span', 'strong', 'em', 'del', 'a', 'br', 'hr',
  'table', 'thead', 'tbody', 'tr', 'th', 'td',
] as const; // prettier-ignore
export type ContentTag = (typeof CONTENT_TAGS)[number];

/** Kinds of code tokens that the theme colours. */
export const CODE_TOKENS = [
  'keyword',
  'string',
  'comment',
  'number',
  'function',
  'type',
  'operator',
  'meta',
] as const;
export type CodeToken = (typeof CODE_TOKENS)[number];

/** Whether a lesson may link to an address: an http(s) one, or one of this site that no browser takes for another. */
export const isLessonHref = (href: string): boolean => /^(?:https?:\/\/\S+|\/(?![/\\])[^\s\\]*)$/i.test(href);

/** A part of a lesson: what lies under one second-level heading. */
export interface LessonBody {
  readonly title: string;
  readonly nodes: readonly ContentNode[];
}

/** Names a lesson: chapter and lesson number, from 0. */
export interface LessonKey {
  readonly courseId: string;
  readonly outlineNum: number;
  readonly sectionNum: number;
}

/** A lesson, ready to read. */
export interface Lesson extends LessonKey {
  readonly title: string;
  readonly bodies: readonly LessonBody[];
}

/** A whole course, ready to be stored. */
export interface CourseContent {
  readonly courseId: string;
  readonly title: string;
  readonly summary: string;
  /** Changes whenever anything in the course does. */
  readonly fingerprint: string;
  readonly chapters: readonly {
    readonly title: string;
    readonly lessons: readonly { readonly title: string; readonly bodies: readonly LessonBody[] }[];
  }[];
}
