import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { outlineOf } from '@ykd/application/study';
import { TRIAL_COURSE_IDS, catalogueEntry } from '@ykd/domain/course';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCourse } from '../../src/courses/read-course.js';

const SHIPPED = join(import.meta.dirname, '../../courses');

describe('the shipped courses', () => {
  it.each(TRIAL_COURSE_IDS)(
    '%s has at least 3 chapters of 3 lessons, as many as the catalogue says',
    async (courseId) => {
      const source = await readCourse(join(SHIPPED, courseId));
      const { content: course } = await source.parse();
      expect(course.courseId).toBe(courseId);
      expect(course.chapters.length).toBe(catalogueEntry(courseId)?.outlineCount);
      expect(course.chapters.length).toBeGreaterThanOrEqual(3);
      for (const { lessons } of course.chapters) expect(lessons.length).toBeGreaterThanOrEqual(3);
    },
  );

  it('f3 is called as in the catalogue, and has an exercise in each lesson', async () => {
    const { content } = await (await readCourse(join(SHIPPED, 'f3'))).parse();
    expect(content.title).toBe(catalogueEntry('f3')?.title);
    for (const { exercises } of outlineOf(content).chapters.flatMap(({ lessons }) => lessons)) {
      expect(exercises).toHaveLength(1);
    }
  });
});

describe('readCourse', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ykd-course-'));
    await cp(join(SHIPPED, 'py1test'), folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const editYaml = async (edit: (text: string) => string): Promise<void> => {
    const file = join(folder, 'course.yaml');
    await writeFile(file, edit(await readFile(file, 'utf8')));
  };

  const parse = async () => (await readCourse(folder)).parse();

  it('changes its fingerprint with any lesson, and only then', async () => {
    const before = (await readCourse(folder)).fingerprint;
    expect((await readCourse(folder)).fingerprint).toBe(before);
    const [lesson = ''] = /\S+\.md/.exec(await readFile(join(folder, 'course.yaml'), 'utf8')) ?? [];
    await writeFile(join(folder, lesson), '## 改过了\n');
    expect((await readCourse(folder)).fingerprint).not.toBe(before);
  });

  it.each(['../secret.md', '/etc/passwd', 'a/../../b.md', 'a\\b.md'])(
    'refuses the lesson file %s',
    async (file) => {
      await editYaml((text) => text.replace(/file: \S+/, `file: '${file}'`));
      await expect(readCourse(folder)).rejects.toThrow('不是课程目录内的 .md 路径');
    },
  );

  it('names a lesson that is missing, where it is listed', async () => {
    await editYaml((text) => text.replace(/file: \S+/, 'file: no-such-lesson.md'));
    await expect(parse()).rejects.toThrow(/^course\.yaml:9 no-such-lesson\.md 文件不存在$/);
  });

  it('refuses a lesson that is not UTF-8', async () => {
    const [lesson = ''] = /\S+\.md/.exec(await readFile(join(folder, 'course.yaml'), 'utf8')) ?? [];
    await writeFile(join(folder, lesson), Buffer.from([0x23, 0x23, 0x20, 0xc3, 0x28]));
    await expect(parse()).rejects.toThrow(`course.yaml:9 ${lesson} 不是 UTF-8 文本`);
  });

  it('names what is wrong with course.yaml and with all lessons at once', async () => {
    await editYaml((text) =>
      text
        .replace(/^courseId: .*$/m, 'courseId: nowhere')
        .replace('02-variables', 'no-such-lesson')
        .replace('title: 数字与运算', 'level: 3'),
    );
    for (const file of ['01-first-steps/01-hello.md', '01-first-steps/03-numbers.md']) {
      await writeFile(join(folder, file), '## 标题\n\n<b>\n');
    }
    await expect(readCourse(folder)).rejects.toThrow(
      new RegExp(
        [
          '^course\\.yaml:1 courseId 平台的课程目录里没有这个编号',
          'course\\.yaml:11 01-first-steps/no-such-lesson\\.md 文件不存在',
          'course\\.yaml:12 第 1 章第 3 节的 title 没有填写',
          'course\\.yaml:12 第 1 章第 3 节 不认识的字段：level',
          '01-first-steps/01-hello\\.md:3 不允许 HTML',
          '01-first-steps/03-numbers\\.md:3 不允许 HTML$',
        ].join('\n'),
      ),
    );
  });

  it('names what is wrong in all lessons at once, in their order', async () => {
    const bad = ['01-first-steps/01-hello.md', '02-control-flow/01-if.md'];
    for (const file of bad) await writeFile(join(folder, file), '## 标题\n\n<b>\n');
    await expect(parse()).rejects.toThrow(bad.map((file) => `${file}:3 不允许 HTML`).join('\n'));
  });

  describe.each(['course.yaml', '01-first-steps/01-hello.md'])('at %s', (file) => {
    const replaceBy = async (make: (place: string) => Promise<unknown>): Promise<void> => {
      await rm(join(folder, file));
      await make(join(folder, file));
    };

    it.each([
      ['a file outside', join(SHIPPED, 'py1test', file)],
      ['a file that never ends', '/dev/zero'],
    ])('follows no link to %s', async (_, target) => {
      await replaceBy((place) => symlink(target, place));
      await expect(parse()).rejects.toThrow(`${file} 文件不能经过符号链接`);
    });

    it('takes no folder for a file', async () => {
      await replaceBy((place) => mkdir(place));
      await expect(parse()).rejects.toThrow(`${file} 不是普通文件`);
    });

    it('waits for nobody who would write into a pipe', async () => {
      await replaceBy((place) => promisify(execFile)('mkfifo', [place]));
      await expect(parse()).rejects.toThrow(`${file} 不是普通文件`);
    });

    it('reads nothing of a file of many gigabytes', async () => {
      await replaceBy((place) => writeFile(place, ''));
      await truncate(join(folder, file), 64 * 1024 ** 3);
      await expect(parse()).rejects.toThrow(`${file} 文件最大 2 MB`);
    });
  });

  it('follows no link to a folder of lessons', async () => {
    await rm(join(folder, '01-first-steps'), { recursive: true });
    await symlink(join(SHIPPED, 'py1test/01-first-steps'), join(folder, '01-first-steps'));
    await expect(parse()).rejects.toThrow('01-first-steps/01-hello.md 文件不能经过符号链接');
  });

  it('reads a folder that is itself named by a link', async () => {
    const link = `${folder}-link`;
    await symlink(folder, link);
    expect((await readCourse(link)).fingerprint).toBe((await readCourse(folder)).fingerprint);
    await rm(link);
  });

  it('names a folder that cannot be read', async () => {
    // Root may read every folder, but nobody one whose path is so long; it gets there in two halves.
    const half = (name: string) => [name, ...Array.from({ length: 12 }, () => 'x'.repeat(200))].join('/');
    const [deep, deeper] = [join(folder, half('deep')), join(folder, half('deeper'))];
    for (const path of [deep, deeper]) await mkdir(path, { recursive: true });
    await rename(join(folder, 'deeper'), join(deep, 'deeper'));
    try {
      await expect(parse()).rejects.toThrow(/^deep\/\S+ 目录无法读取$/);
    } finally {
      await rename(join(deep, 'deeper'), join(folder, 'deeper'));
    }
  });

  it('refuses a lesson of more than 2 MB', async () => {
    await writeFile(join(folder, '01-first-steps/01-hello.md'), 'x'.repeat(2 * 1024 * 1024 + 1));
    await expect(parse()).rejects.toThrow('01-first-steps/01-hello.md 文件最大 2 MB');
  });
});
