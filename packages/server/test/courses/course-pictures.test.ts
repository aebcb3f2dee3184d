import { cp, mkdir, mkdtemp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coursePictureKey, coursePictureNameOf } from '@ykd/application/study';
import { createFakes } from '@ykd/application/testing';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importCourse } from '../../src/courses/import-courses.js';
import { readCourse } from '../../src/courses/read-course.js';

const SHIPPED = join(import.meta.dirname, '../../courses');
const LESSON = '01-first-steps/01-hello.md';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b6' } });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ykd-course-'));
  await cp(join(SHIPPED, 'py1test'), folder, { recursive: true });
  await mkdir(join(folder, 'images'));
});
afterEach(() => rm(folder, { recursive: true }));

const show = (...urls: readonly string[]) =>
  writeFile(join(folder, LESSON), `## 图\n\n${urls.map((url) => `![图](${url})`).join('\n\n')}\n`);
const parse = async () => (await readCourse(folder)).parse();

describe('pictures of a course', () => {
  it('are drawn anew, shown with their size, and kept once', async () => {
    await draw(2000, 1000)
      .png()
      .withMetadata({ exif: { IFD0: { Artist: 'somebody' } } })
      .toFile(join(folder, 'images/wide.png'));
    await draw(30, 20).jpeg().toFile(join(folder, 'images/small.jpeg'));
    await show('../images/wide.png', '../images/small.jpeg', '../images/../images/wide.png');
    const { content, pictures } = await parse();
    const images = content.chapters[0]?.lessons[0]?.bodies[0]?.nodes.flatMap((node) =>
      typeof node === 'string' ? [] : (node.children ?? []).filter((child) => typeof child !== 'string'),
    );
    expect(images?.map(({ width, height }) => [width, height])).toEqual([
      [1440, 720],
      [30, 20],
      [1440, 720],
    ]);
    expect(images?.map(({ src }) => src)).toEqual([
      expect.stringMatching(/^\/uploads\/course\/[0-9a-f]{32}\.png$/),
      expect.stringMatching(/^\/uploads\/course\/[0-9a-f]{32}\.jpg$/),
      images?.[0]?.src,
    ]);
    expect([...pictures.keys()]).toEqual(
      images?.slice(0, 2).map(({ src }) => coursePictureNameOf(src ?? '')),
    );
    for (const bytes of pictures.values()) expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('are stored before the course is, and again when one of them changed', async () => {
    await draw(3, 2).png().toFile(join(folder, 'images/a.png'));
    await show('../images/a.png');
    const { courses, courseVersions, files } = createFakes();
    expect(await importCourse({ courses, courseVersions, files }, await readCourse(folder), 1)).toBe(
      'publish',
    );
    const [first] = files.stored.keys();
    expect(first).toMatch(/^courses\/[0-9a-f]{32}\.png$/);
    expect(await importCourse({ courses, courseVersions, files }, await readCourse(folder), 2)).toBe(
      'nothing',
    );
    await draw(4, 2).png().toFile(join(folder, 'images/a.png'));
    expect(await importCourse({ courses, courseVersions, files }, await readCourse(folder), 3)).toBe(
      'publish',
    );
    const lesson = await courses.lesson({ courseId: 'py1test', outlineNum: 0, sectionNum: 0 });
    const name = /\/uploads\/course\/([^"]+)/.exec(JSON.stringify(lesson))?.[1] ?? '';
    expect(await files.get(coursePictureKey(name))).toMatchObject({ contentType: 'image/png' });
  });

  it('may lie there too large as long as no lesson shows them', async () => {
    const { fingerprint } = await readCourse(folder);
    await writeFile(join(folder, 'images/huge.png'), '');
    await truncate(join(folder, 'images/huge.png'), 64 * 1024 ** 3);
    const source = await readCourse(folder);
    expect(source.fingerprint).not.toBe(fingerprint);
    expect((await source.parse()).pictures.size).toBe(0);
  });

  it.each([
    ['../../secret.png', '图片应为课程目录内的 png、jpg 或 gif 文件'],
    ['/etc/passwd.png', '图片应为课程目录内的 png、jpg 或 gif 文件'],
    ['https://example.com/a.png', '图片应为课程目录内的 png、jpg 或 gif 文件'],
    ['data:image/png;base64,AAAA', '图片应为课程目录内的 png、jpg 或 gif 文件'],
    ['../images/a.svg', '图片应为课程目录内的 png、jpg 或 gif 文件'],
    ['../images/missing.png', '图片不存在'],
    ['../images/link.png', '图片不能经过符号链接'],
    ['../images/zero.png', '图片不能经过符号链接'],
    ['../linked/a.png', '图片不能经过符号链接'],
    ['../images/folder.png', '不是普通文件'],
    ['../images/huge.png', '图片最大 5 MB'],
    ['../images/page.png', '图片无法识别，或与扩展名不符'],
    ['../images/other.gif', '图片无法识别，或与扩展名不符'],
    ['../images/long.png', '图片的边长最多 4096 像素'],
    ['../images/large.jpg', '图片最大 5 MB'],
  ])('are refused at %s', async (url, problem) => {
    const outside = await mkdtemp(join(tmpdir(), 'ykd-outside-'));
    await draw(3, 2).png().toFile(join(outside, 'a.png'));
    await symlink(join(outside, 'a.png'), join(folder, 'images/link.png'));
    await symlink('/dev/zero', join(folder, 'images/zero.png'));
    await symlink(outside, join(folder, 'linked'));
    await mkdir(join(folder, 'images/folder.png'));
    await writeFile(join(folder, 'images/huge.png'), '');
    await truncate(join(folder, 'images/huge.png'), 64 * 1024 ** 3);
    await writeFile(join(folder, 'images/page.png'), '<svg onload="alert(1)"/>');
    await draw(3, 2).png().toFile(join(folder, 'images/other.png'));
    await writeFile(join(folder, 'images/other.gif'), await readFile(join(folder, 'images/other.png')));
    await draw(4097, 1).png().toFile(join(folder, 'images/long.png'));
    await writeFile(join(folder, 'images/large.jpg'), Buffer.alloc(5 * 1024 * 1024 + 1));
    await show(url);
    await expect(parse()).rejects.toThrow(`${LESSON}:3 ${problem}：${url}`);
    await rm(outside, { recursive: true });
  });
});
