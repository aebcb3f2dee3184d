import { versionChanges, type VersionLesson } from '@ykd/domain/course';
import { describe, expect, it } from 'vitest';
import { courses } from '../src/features/admin/messages/zh-CN/courses';

const { publish, upload } = courses;

/** Lessons of one chapter, with the exercises that are named. */
const chapter = (...lessons: readonly (string | readonly [title: string, exercises: string[]])[]) =>
  lessons.map((lesson, sectionNum): VersionLesson => {
    const [title, exercises] = typeof lesson === 'string' ? [lesson, []] : lesson;
    return { outlineNum: 0, sectionNum, title, exercises };
  });

const progressOf = (live: readonly VersionLesson[], next: readonly VersionLesson[]): string =>
  publish.progress(versionChanges(live, next)).join('');

describe('what the publish dialog says of progress', () => {
  it('is that nothing changes only where nothing can', () => {
    const live = chapter('循环', '函数');
    expect(progressOf(live, live)).toBe(publish.keeps);
    expect(progressOf(live, chapter('循环', '函数', '类'))).toBe(publish.keeps);
  });

  it('is a warning where another title may be another lesson', () => {
    const said = progressOf(chapter('循环', '函数'), chapter('循环', '数据库'));
    expect(said).toContain('如果那里的内容已经是另一节');
    expect(said).not.toContain('不受影响');
  });

  it('is both where lessons are renamed and moved', () => {
    const said = publish.progress(versionChanges(chapter('甲', '乙', '丙'), chapter('甲一', '丙')));
    expect(said).toHaveLength(2);
  });

  it('is nothing more where exercises go, which says it already', () => {
    expect(progressOf(chapter(['循环', ['a', 'b']]), chapter('循环'))).toBe('');
    expect(publish.exercises(0, 2)).toContain('不再算进这门课的进度');
    expect(publish.exercises(1, 0)).toBe('练习新增 1 道，减少 0 道。');
  });
});

it('what is told of a course that came in is whether it is new', () => {
  const version = { courseId: 'py1test', number: 1, chapters: 3 };
  expect(upload.done({ ...version, state: 'draft', isNew: true })).toBe('已成为草稿：版本 1');
  expect(upload.done({ ...version, state: 'live', isNew: false })).toBe(
    '内容与版本 1（已发布）相同，没有新建',
  );
});

it('what is said of a version with other chapters than the catalogue counts is what learners see of it', () => {
  expect(courses.offPlan('py1test', 3)).toBeUndefined();
  expect(courses.offPlan('ts1', 1)).toBe('目录里这门课有 10 章，这个版本有 1 章：都学完显示 10%');
  expect(courses.offPlan('py1test', 4)).toBe(
    '目录里这门课有 3 章，这个版本有 4 章：学习中心与商城仍写共 3 章',
  );
  expect(upload.done({ courseId: 'ts1', number: 2, state: 'draft', chapters: 1, isNew: true })).toBe(
    '已成为草稿：版本 2。目录里这门课有 10 章，这个版本有 1 章：都学完显示 10%',
  );
});
