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
  /** For `pre`: the reader may run it, in this language. */
  readonly run?: RunLanguage;
  /** For `img`: the address of a picture of this course, what it shows, and its size in pixels. */
  readonly src?: string;
  readonly alt?: string;
  readonly width?: number;
  readonly height?: number;
  /** For `exercise`, which has no children. */
  readonly exercise?: Exercise;
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
  'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'exercise',
] as const; // prettier-ignore
export type ContentTag = (typeof CONTENT_TAGS)[number];

/** Languages that run in the reader's browser. */
export const RUN_LANGUAGES = ['python', 'javascript'] as const;
export type RunLanguage = (typeof RUN_LANGUAGES)[number];

/** What decides that an exercise is solved. */
export type ExerciseCheck =
  /** The program prints this; spaces at the ends of lines and empty lines at the end do not count. */
  | { readonly kind: 'output'; readonly expected: string }
  /** This code, run behind the learner's in the same scope and the same language, throws nothing. */
  | { readonly kind: 'code'; readonly source: string };

/** A task that the learner solves by a program, checked in his browser. */
export interface Exercise {
  /** Unique in its course: what the learner solved is kept under it. */
  readonly id: string;
  readonly language: RunLanguage;
  readonly title: string;
  /** The program to start from. */
  readonly starter: string;
  readonly check: ExerciseCheck;
}

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
