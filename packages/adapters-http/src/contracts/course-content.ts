import {
  CODE_TOKENS,
  CONTENT_TAGS,
  type ContentElement,
  type ContentNode,
  type CourseOutline,
  type Exercise,
  type Lesson,
  RUN_LANGUAGES,
} from '@ykd/application/course';
import * as z from 'zod/mini';
import { count } from './values.js';

/** A table of contents. */
export const courseOutline: z.core.$ZodType<CourseOutline> = z.object({
  courseId: z.string(),
  title: z.string(),
  summary: z.string(),
  chapters: z.array(
    z.object({
      title: z.string(),
      lessons: z.array(z.object({ title: z.string(), bodyCount: count, exercises: z.array(z.string()) })),
    }),
  ),
});

const exerciseFields = {
  id: z.string(),
  language: z.enum(RUN_LANGUAGES),
  title: z.string(),
  starter: z.string(),
  check: z.union([
    z.object({ kind: z.literal('output'), expected: z.string() }),
    z.object({ kind: z.literal('code'), source: z.string() }),
  ]),
};

const exercise: z.core.$ZodType<Exercise> = z.object(exerciseFields);
const exactExercise = z.strictObject(exerciseFields);

const isText = (value: unknown): boolean => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const oneOf = (values: readonly unknown[]): ((value: unknown) => boolean) => {
  const known = new Set(values);
  return (value) => known.has(value);
};

/** What each field of an element may hold. */
const FIELDS: { readonly [K in keyof Required<ContentElement>]: (value: unknown) => boolean } = {
  tag: oneOf(CONTENT_TAGS),
  href: isText,
  lang: isText,
  run: oneOf(RUN_LANGUAGES),
  src: isText,
  alt: isText,
  width: isCount,
  height: isCount,
  exercise: (value) => z.safeParse(exactExercise, value).success,
  align: oneOf(['left', 'center', 'right']),
  start: (value) => Number.isSafeInteger(value),
  token: oneOf(CODE_TOKENS),
  children: (value) => Array.isArray(value) && value.every(isContentNode),
};

const isField = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name);

/** The same as the schema below says, for nodes that fit it and hold nothing else. */
function isContentNode(value: unknown): boolean {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || !('tag' in value)) return false;
  return Object.entries(value).every(([name, field]) => isField(name) && FIELDS[name](field));
}

const contentElement: z.core.$ZodType<ContentElement> = z.object({
  tag: z.enum(CONTENT_TAGS),
  href: z.exactOptional(z.string()),
  lang: z.exactOptional(z.string()),
  run: z.exactOptional(z.enum(RUN_LANGUAGES)),
  src: z.exactOptional(z.string()),
  alt: z.exactOptional(z.string()),
  width: z.exactOptional(count),
  height: z.exactOptional(count),
  exercise: z.exactOptional(exercise),
  align: z.exactOptional(z.enum(['left', 'center', 'right'])),
  start: z.exactOptional(z.int()),
  token: z.exactOptional(z.enum(CODE_TOKENS)),
  get children() {
    return z.exactOptional(z.array(contentNode));
  },
});

const described: z.core.$ZodType<ContentNode> = z.union([z.string(), contentElement]);
const examine = described._zod.run;
// A long lesson has a hundred thousand nodes, and the page stands still while they are looked at one by one.
described._zod.run = (payload, context) =>
  isContentNode(payload.value) ? payload : examine(payload, context);

/** A node of a lesson: text, or an element with nodes in it. */
export const contentNode = described;

/** A lesson with its text. */
export const courseLesson: z.core.$ZodType<Lesson> = z.object({
  courseId: z.string(),
  outlineNum: count,
  sectionNum: count,
  title: z.string(),
  bodies: z.array(z.object({ title: z.string(), nodes: z.array(contentNode) })),
});
