import { catalogueEntry } from '@ykd/domain/course';
import { IDENTIFIER_MAX } from '@ykd/domain/shared';
import { LineCounter, parseDocument, visit, type Document } from 'yaml';
import { z } from 'zod';
import type { Report } from './course-error.js';

const text = (max: number) => z.string('应为文字').trim().min(1, '不能为空').max(max, `最多 ${max} 个字`);

const COURSE_ID = new RegExp(`^[A-Za-z0-9_-]{1,${IDENTIFIER_MAX}}$`);

const listOf = <T extends z.ZodType>(item: T, empty: string) => z.array(item, '应为列表').min(1, empty);

/** `course.yaml`: what the course is called, and its lessons in order. */
const courseYaml = z
  .strictObject({
    courseId: z.string('应为文字').regex(COURSE_ID, '只能由字母、数字、下划线和连字符组成'),
    title: text(100),
    summary: text(500),
    language: text(40),
    chapters: listOf(
      z.strictObject({
        title: text(100),
        lessons: listOf(
          z.strictObject({
            title: text(100),
            file: z.string('应为文字').regex(/^[\w-]+(?:\/[\w-]+)*\.md$/, '不是课程目录内的 .md 路径'),
          }),
          '至少要有一节课',
        ),
      }),
      '至少要有一章',
    ),
  })
  .superRefine(({ courseId, chapters }, context) => {
    const complain = (path: (string | number)[], message: string): void =>
      context.addIssue({ code: 'custom', path, message });
    if (catalogueEntry(courseId) === undefined) complain(['courseId'], '平台没有这个编号的课程');
    const seen = new Set<string>();
    chapters.forEach(({ lessons }, chapter) =>
      lessons.forEach(({ file }, lesson) => {
        if (seen.has(file)) complain(['chapters', chapter, 'lessons', lesson, 'file'], `重复：${file}`);
        seen.add(file);
      }),
    );
  });

export type CourseYaml = z.infer<typeof courseYaml>;

const MALFORMED = 'YAML 格式错误';

/** Where an alias stands that leads nowhere; the beginning of a document that has none. */
const deadAliasLine = (document: Document, lines: LineCounter): number => {
  let line = 1;
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) !== undefined) return undefined;
      line = lines.linePos(alias.range?.[0] ?? 0).line;
      return visit.BREAK;
    },
  });
  return line;
};

/** What a document says; undefined after reporting an alias that leads nowhere, or aliases that multiply without end. */
const valueOf = (document: Document, lines: LineCounter, report: Report): unknown => {
  try {
    return document.toJS();
  } catch {
    report(deadAliasLine(document, lines), MALFORMED);
    return undefined;
  }
};

/** Where a value stands; of one that is missing, what it is missing in. */
const lineOf = (document: Document, lines: LineCounter, path: readonly PropertyKey[]): number => {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as
      { range?: [number, number, number] } | undefined;
    if (node?.range !== undefined) return lines.linePos(node.range[0]).line;
  }
  return 1;
};

const messageOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys' ? `不认识：${issue.keys.join('、')}` : issue.message;

/** Reads `course.yaml`; undefined after reporting everything that is wrong with it. */
export const parseCourseYaml = (source: string, report: Report): CourseYaml | undefined => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  for (const { pos } of document.errors) report(lines.linePos(pos[0]).line, MALFORMED);
  if (document.errors.length > 0) return undefined;
  const value = valueOf(document, lines, report);
  if (value === undefined) return undefined;
  const parsed = courseYaml.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    report(lineOf(document, lines, issue.path), `${issue.path.join('.') || '课程'} ${messageOf(issue)}`);
  }
  return undefined;
};
