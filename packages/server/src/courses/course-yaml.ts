import { IDENTIFIER_MAX } from '@ykd/domain/shared';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { CourseFormatError } from './course-error.js';

const text = (max: number) => z.string().trim().min(1, '不能为空').max(max, `最多 ${max} 个字`);

const COURSE_ID = new RegExp(`^[A-Za-z0-9_-]{1,${IDENTIFIER_MAX}}$`);

/** `course.yaml`: what the course is called, and its lessons in order. */
const courseYaml = z.strictObject({
  courseId: z.string().regex(COURSE_ID, '只能由字母、数字、下划线和连字符组成'),
  title: text(100),
  summary: text(500),
  language: text(40),
  chapters: z
    .array(
      z.strictObject({
        title: text(100),
        lessons: z
          .array(
            z.strictObject({
              title: text(100),
              file: z.string().regex(/^[\w-]+(?:\/[\w-]+)*\.md$/, '不是课程目录内的 .md 路径'),
            }),
          )
          .min(1, '至少要有一节课'),
      }),
    )
    .min(1, '至少要有一章'),
});

export type CourseYaml = z.infer<typeof courseYaml>;

/** Reads `course.yaml`. Throws CourseFormatError with the line of the first problem. */
export const parseCourseYaml = (source: string, file: string): CourseYaml => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken !== undefined)
    throw new CourseFormatError(file, lines.linePos(broken.pos[0]).line, 'YAML 格式错误');
  const parsed = courseYaml.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? []) as readonly (string | number)[];
  const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
  const line = node?.range === undefined ? undefined : lines.linePos(node.range[0]).line;
  throw new CourseFormatError(file, line, `${path.join('.') || '课程'} ${issue?.message ?? '格式错误'}`);
};
