import type { z } from 'zod';
import type { Report } from './course-error.js';
import { courseSchema, lessonFilesSchema, type CourseYaml } from './course-schema.js';
import { readYaml } from './yaml-source.js';

type Path = readonly PropertyKey[];

/** What authors call one entry of a list. */
const ENTRIES: Readonly<Record<string, string>> = { chapters: '章', lessons: '节' };

/** A place as an author would say it, such as `第 1 章第 3 节的 file`; nothing for the whole course. */
const placeOf = (path: Path): string => {
  const entries = path.map((part, at) =>
    typeof part === 'number' ? `第 ${part + 1} ${ENTRIES[String(path[at - 1])]}` : '',
  );
  const field = path.at(-1);
  const inside = entries.join('');
  if (typeof field !== 'string') return inside;
  return inside === '' ? field : `${inside}的 ${field}`;
};

/** Each thing that an issue complains of: the field, the place to name, and the problem. */
const complaintsOf = (
  issue: z.core.$ZodIssue,
): readonly (readonly [field: Path, place: Path, problem: string])[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [[...issue.path, key], issue.path, `不认识的字段：${key}`])
    : [[issue.path, issue.path, issue.message]];

/** Every path of a lesson file that can be read, in order. */
const lessonFiles = (value: unknown): readonly { readonly path: Path; readonly file: string }[] =>
  lessonFilesSchema
    .parse(value)
    .chapters.flatMap(({ lessons }, chapter) =>
      lessons.flatMap((lesson, at) =>
        lesson === undefined
          ? []
          : [{ path: ['chapters', chapter, 'lessons', at, 'file'], file: lesson.file }],
      ),
    );

/** What `course.yaml` says. */
export interface CourseOutline {
  /** Undefined when anything is wrong. */
  readonly course: CourseYaml | undefined;
  /** The line of `courseId`. */
  readonly courseIdLine: number;
  /** The lines of the lesson files, in order: all that can be told even when something else is wrong. */
  readonly lessons: ReadonlyMap<string, number>;
}

/** Reads `course.yaml`, and reports everything that is wrong with it. */
export const parseCourseYaml = (source: string, report: Report): CourseOutline => {
  const lessons = new Map<string, number>();
  const yaml = readYaml(source, report);
  if (yaml === undefined) return { course: undefined, courseIdLine: 1, lessons };
  const { value, lineOf } = yaml;
  const complain = (field: Path, place: Path, problem: string): void =>
    report(lineOf(field), `${placeOf(place)} ${problem}`.trimStart());

  const parsed = courseSchema.safeParse(value);
  for (const issue of parsed.error?.issues ?? []) {
    for (const complaint of complaintsOf(issue)) complain(...complaint);
  }
  const files = lessonFiles(value);
  for (const { path, file } of files) {
    if (lessons.has(file)) complain(path, path, `重复：${file}`);
    else lessons.set(file, lineOf(path));
  }
  const course = lessons.size === files.length ? parsed.data : undefined;
  return { course, courseIdLine: lineOf(['courseId']), lessons };
};
