import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { CourseContent, LessonBody } from '@ykd/application/course';
import { ProblemList } from './course-error.js';
import { readCourseFile } from './course-file.js';
import { CoursePictures, PICTURE_FILE } from './course-pictures.js';
import { parseCourseYaml } from './course-yaml.js';
import { unlessTooDeep } from './nesting.js';

/** Rises when the same Markdown would become different content, so that everything is imported anew. */
const FORMAT_VERSION = '2';

/** The file of a course folder that names the others. */
export const COURSE_YAML = 'course.yaml';

const readText = async (
  folder: string,
  file: string,
  complain: (problem: string) => void,
): Promise<string | undefined> => {
  const bytes = await readCourseFile(folder, file, 'text');
  try {
    if (!('problem' in bytes)) return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    complain(bytes.problem);
  } catch {
    complain('不是 UTF-8 文本');
  }
  return undefined;
};

/** The path of something in a folder, as authors write it. */
const pathIn = (folder: string, full: string): string => relative(folder, full).split(sep).join('/');

/** The pictures of a folder, whether a lesson shows them or not, by their paths. */
const pictureFiles = async (folder: string, problems: ProblemList): Promise<readonly string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => pathIn(folder, join(entry.parentPath, entry.name)))
      .filter((path) => PICTURE_FILE.test(path))
      .toSorted();
  } catch (cause) {
    const { path = folder } = cause as NodeJS.ErrnoException;
    problems.of(pathIn(folder, path) || '.')(undefined, '目录无法读取');
    return [];
  }
};

/** A course, ready to be stored. */
export interface ParsedCourse {
  readonly content: CourseContent;
  /** The pictures that its lessons show, by name. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** A course folder whose files have been read, but not parsed yet. */
export interface CourseSource {
  readonly courseId: string;
  /** The line of `course.yaml` that says so. */
  readonly courseIdLine: number;
  readonly fingerprint: string;
  /** Parses the lessons. Throws CourseFormatError. */
  parse(): Promise<ParsedCourse>;
}

/**
 * Reads a course folder: `course.yaml` and its lessons. Throws CourseFormatError naming file and line; where `course.yaml`
 * is to blame, with all that is wrong with the lessons it names.
 */
export const readCourse = async (folder: string): Promise<CourseSource> => {
  const problems = new ProblemList();
  const report = problems.of(COURSE_YAML);
  const yamlText = await readText(folder, COURSE_YAML, (problem) => report(undefined, problem));
  if (yamlText === undefined) throw problems.error();
  const { course, courseIdLine, lessons } = parseCourseYaml(yamlText, report);

  const sources = new Map<string, string>();
  for (const [file, line] of lessons) {
    const text = await readText(folder, file, (problem) => report(line, `${file} ${problem}`));
    if (text !== undefined) sources.set(file, text);
  }
  const pictures = new CoursePictures(folder);
  const parseLessons = async (): Promise<ReadonlyMap<string, readonly LessonBody[]>> => {
    // Not before something changed: what reads Markdown and colours programs stays in memory for good.
    const { parseLesson } = await import('./lesson-markdown.js');
    const exerciseIds = new Map<string, string>();
    const bodies = new Map<string, readonly LessonBody[]>();
    // One after the other, so that problems come in the order of the lessons.
    for (const [file, text] of sources) {
      const kit = { file, report: problems.of(file), pictures: pictures.of(file), exerciseIds };
      bodies.set(file, await unlessTooDeep(kit.report, () => parseLesson(text, kit)));
    }
    return bodies;
  };
  if (course === undefined) {
    await parseLessons();
    throw problems.error();
  }
  const { courseId, title, summary, chapters } = course;

  const hash = createHash('sha256').update(FORMAT_VERSION).update('\0').update(yamlText);
  for (const [file, text] of sources) hash.update('\0').update(file).update('\0').update(text);
  for (const file of await pictureFiles(folder, problems)) {
    hash.update('\0').update(file).update('\0');
    const bytes = await readCourseFile(folder, file, 'picture');
    // One that cannot be read is in no lesson that is stored: what it holds makes no difference.
    hash.update('problem' in bytes ? bytes.problem : createHash('sha256').update(bytes).digest());
  }
  const fingerprint = hash.digest('hex');

  return {
    courseId,
    courseIdLine,
    fingerprint,
    parse: async () => {
      const bodies = await parseLessons();
      problems.throwIfAny();
      return {
        content: {
          courseId,
          title,
          summary,
          fingerprint,
          chapters: chapters.map((chapter) => ({
            title: chapter.title,
            lessons: chapter.lessons.map((lesson) => ({
              title: lesson.title,
              bodies: bodies.get(lesson.file) ?? [],
            })),
          })),
        },
        pictures: pictures.files,
      };
    },
  };
};
