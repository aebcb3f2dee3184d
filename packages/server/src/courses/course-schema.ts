import { UNKNOWN_COURSE_PROBLEM } from '@ykd/application/course';
import { catalogueEntry } from '@ykd/domain/course';
import { IDENTIFIER_MAX } from '@ykd/domain/shared';
import { z } from 'zod';

/** What to say of a value of the wrong kind, or of none. */
const expected = (kind: string, none = '没有填写') => ({
  error: ({ input }: { readonly input?: unknown }): string =>
    input === undefined || input === null ? none : kind,
});

const AS_TEXT = expected('应为文字');

const text = (max: number) => z.string(AS_TEXT).trim().min(1, '不能为空').max(max, `最多 ${max} 个字`);

const COURSE_ID = new RegExp(`^[A-Za-z0-9_-]{1,${IDENTIFIER_MAX}}$`);

const courseId = z
  .string(AS_TEXT)
  .regex(COURSE_ID, { error: '只能由字母、数字、下划线和连字符组成', abort: true })
  .refine((id) => catalogueEntry(id) !== undefined, UNKNOWN_COURSE_PROBLEM);

const lessonFile = z.string(AS_TEXT).regex(/^[\w-]+(?:\/[\w-]+)*\.md$/, '不是课程目录内的 .md 路径');

const listOf = <T extends z.ZodType>(item: T, empty: string) =>
  z.array(item, expected('应为列表')).min(1, empty);

/** Fields, and no others. */
const fields = <T extends z.ZodRawShape>(shape: T, none?: string) =>
  z.strictObject(shape, expected('应写成“字段: 值”', none));

/** `course.yaml`: what the course is called, and its lessons in order. */
export const courseSchema = fields(
  {
    courseId,
    title: text(100),
    summary: text(500),
    language: text(40),
    chapters: listOf(
      fields({
        title: text(100),
        lessons: listOf(fields({ title: text(100), file: lessonFile }), '至少要有一节课'),
      }),
      '至少要有一章',
    ),
  },
  '文件是空的',
);

/** A course as `course.yaml` describes it. */
export type CourseYaml = z.infer<typeof courseSchema>;

/** The lesson files alone, whatever else is wrong: each stands where it stands in `course.yaml`. */
export const lessonFilesSchema = z
  .object({
    chapters: z.array(
      z
        .object({ lessons: z.array(z.object({ file: lessonFile }).optional().catch(undefined)) })
        .catch({ lessons: [] }),
    ),
  })
  .catch({ chapters: [] });
