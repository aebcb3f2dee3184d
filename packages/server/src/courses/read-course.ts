import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CourseContent } from '@ykd/application';
import { CourseFormatError } from './course-error.js';
import { parseCourseYaml } from './course-yaml.js';

/** Rises when the same Markdown would become different content, so that everything is imported anew. */
const FORMAT_VERSION = '1';

const readText = async (folder: string, file: string): Promise<string> => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(join(folder, file)));
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw new CourseFormatError(file, undefined, missing ? '文件不存在' : '无法读取，或不是 UTF-8 文本');
  }
};

/** A course folder whose files have been read, but not parsed yet. */
export interface CourseSource {
  readonly courseId: string;
  readonly fingerprint: string;
  /** Parses the lessons. Throws CourseFormatError. */
  parse(): Promise<CourseContent>;
}

/** Reads a course folder: `course.yaml` and its lessons. Throws CourseFormatError naming file and line. */
export const readCourse = async (folder: string): Promise<CourseSource> => {
  const yamlText = await readText(folder, 'course.yaml');
  const { courseId, title, summary, chapters } = parseCourseYaml(yamlText, 'course.yaml');
  const sources = new Map<string, string>();
  for (const { file } of chapters.flatMap(({ lessons }) => lessons))
    sources.set(file, await readText(folder, file));

  const hash = createHash('sha256').update(FORMAT_VERSION).update('\0').update(yamlText);
  for (const [file, text] of sources) hash.update('\0').update(file).update('\0').update(text);
  const fingerprint = hash.digest('hex');

  return {
    courseId,
    fingerprint,
    parse: async () => {
      // Not before something changed: what reads Markdown and colours programs stays in memory for good.
      const { parseLesson } = await import('./lesson-markdown.js');
      return {
        courseId,
        title,
        summary,
        fingerprint,
        chapters: await Promise.all(
          chapters.map(async (chapter) => ({
            title: chapter.title,
            lessons: await Promise.all(
              chapter.lessons.map(async (lesson) => ({
                title: lesson.title,
                bodies: await parseLesson(sources.get(lesson.file) ?? '', lesson.file),
              })),
            ),
          })),
        ),
      };
    },
  };
};
