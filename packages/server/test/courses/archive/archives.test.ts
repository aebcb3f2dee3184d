import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCourseArchives } from '../../../src/courses/archive/archives.js';
import { sweepUnpackingFolder } from '../../../src/courses/archive/unpacking-folder.js';
import { zipOf, type ZipEntry } from '../../support/zip.js';

const YAML = `courseId: py1test
title: 小课程
summary: 一门小课程
language: Python
chapters:
  - title: 第一章
    lessons:
      - title: 第一节
        file: a.md
`;

const course = (lesson = '## 一\n\n正文\n', ...more: readonly ZipEntry[]): readonly ZipEntry[] => [
  { name: 'course.yaml', content: YAML },
  { name: 'a.md', content: lesson },
  ...more,
];

/** `课程/` as Windows in China writes it. */
const GBK_FOLDER = Uint8Array.of(0xbf, 0xce, 0xb3, 0xcc, 0x2f);
const inGbkFolder = (name: string) => Uint8Array.from(Buffer.concat([GBK_FOLDER, Buffer.from(name)]));

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ykd-archives-'));
});
afterEach(async () => {
  // Whatever happened, nothing of it is left, not even for a moment.
  expect(await readdir(join(dataDir, 'unpacking')).catch(() => [])).toEqual([]);
  await rm(dataDir, { recursive: true });
});

const read = (entries: readonly ZipEntry[] | Uint8Array) =>
  createCourseArchives(dataDir).read(entries instanceof Uint8Array ? entries : zipOf(entries));

/** What is wrong, a line each. */
const problemsOf = async (entries: readonly ZipEntry[] | Uint8Array): Promise<readonly string[]> => {
  const answer = await read(entries);
  if (answer.ok) return [];
  if (answer.error.kind === 'busy') throw new Error('nothing else is read');
  return answer.error.problems.map(({ file, line, problem }) => `${file}:${line ?? ''} ${problem}`);
};

describe('a course in an archive', () => {
  it('is read from files at the top, from one folder, and beside what systems add', async () => {
    const plain = await read(course());
    expect(plain).toMatchObject({
      value: { content: { courseId: 'py1test', chapters: [{ lessons: [{ title: '第一节' }] }] } },
    });
    const inFolder = course().map((entry) => ({ ...entry, name: `py/${String(entry.name)}` }));
    const litter = ['__MACOSX/py/._a.md', 'py/.DS_Store', 'py/Thumbs.db'].map((name) => ({ name }));
    const wrapped = await read([{ name: 'py/', mode: 0o040_755 }, ...inFolder, ...litter]);
    expect(wrapped).toEqual(plain);
  });

  it('is read from a folder whose name Windows wrote in GBK', async () => {
    const entries = course().map((entry) => ({ ...entry, name: inGbkFolder(String(entry.name)) }));
    expect(await problemsOf(entries)).toEqual([]);
    expect(await problemsOf([...course(), { name: Uint8Array.of(0xff, 0xff, 0xff) }])).toEqual([
      ': 有一个文件名的编码无法识别，请改用 UTF-8 打包',
    ]);
  });

  it('brings its pictures along, made anew', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2b6' } })
      .png()
      .toBuffer();
    const answer = await read(course('## 一\n\n![图](p.png)\n', { name: 'p.png', content: png }));
    expect(answer.ok && [...answer.value.pictures.keys()]).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}\.png$/),
    ]);
  });

  it('says what is wrong with lessons at their lines', async () => {
    expect(await problemsOf(course('## 一\n\n<b>粗</b>\n\n![图](none.png)\n'))).toEqual([
      'a.md:3 不允许 HTML',
      'a.md:5 图片不存在：none.png',
    ]);
    expect(await problemsOf([{ name: 'course.yaml', content: 'courseId: nothing\n' }])).toContain(
      'course.yaml:1 courseId 平台的课程目录里没有这个编号',
    );
  });
});

describe('a course that is nested without end', () => {
  it('is a problem of its file, not of the server', async () => {
    expect(await problemsOf(course(`## 一\n\n${'> '.repeat(3000)}深\n`))).toEqual([
      'a.md:3 嵌套太深，最多 20 层',
    ]);
    // What reads Markdown takes that much of the stack itself.
    expect(await problemsOf(course(`## 一\n\n${'> '.repeat(10_000)}深\n`))).toEqual(['a.md: 嵌套太深']);
  });
});

describe('an archive that is none', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['something else', new TextEncoder().encode('not a ZIP at all, but long enough to look like one')],
    ['one that was cut off', zipOf(course()).slice(0, -40)],
  ])('is refused: %s', async (_what, bytes) => {
    expect(await problemsOf(bytes)).toEqual([': 不是 ZIP 压缩包，或者文件不完整']);
  });

  it('is refused when nothing of a course is in it', async () => {
    expect(await problemsOf([])).toEqual([': 压缩包是空的']);
    expect(await problemsOf([{ name: 'a/x.md' }, { name: 'b/y.md' }])).toEqual([
      ': 压缩包里没有 course.yaml：它应在最外层，或在唯一的一个目录里',
    ]);
    expect(await problemsOf([{ name: 'a/x.md' }])).toEqual(['course.yaml: 文件不存在']);
  });
});

describe('a hostile archive', () => {
  const outside = '路径指向压缩包以外，不能导入';
  it.each([
    ['../out.md', outside],
    ['a/../../out.md', outside],
    ['/etc/out.md', outside],
    ['C:/out.md', outside],
    ['a\\..\\out.md', '路径里不能有反斜线，请换一个压缩软件重新打包'],
    ['a\u0000.md', '路径里有控制字符'],
    ['a//b.md', '路径不正确'],
    ['1/2/3/4/5/6/7/8/9/10/11.md', '目录最多 10 层'],
    [`${'长'.repeat(200)}.md`, '路径太长'],
    ['inner.zip', '压缩包里不能再有压缩包'],
  ])('is refused for the path %j', async (name, problem) => {
    expect(await problemsOf(course(undefined, { name }))).toEqual([`${name}: ${problem}`]);
  });

  it.each([
    ['a link', { mode: 0o120_777, content: '/etc/passwd' }, '不能是符号链接'],
    ['a device', { mode: 0o020_666 }, '不是普通文件'],
    ['one that is encrypted', { flags: 1 }, '压缩包不能加密'],
    ['another way to pack', { method: 12 }, '压缩方式不支持，请用普通的 ZIP'],
  ])('is refused for %s', async (_what, entry, problem) => {
    expect(await problemsOf(course(undefined, { name: 'x.md', ...entry }))).toEqual([`x.md: ${problem}`]);
  });

  it('is refused for two files of one name, and a file that is a folder', async () => {
    expect(await problemsOf(course(undefined, { name: 'A.md' }))).toEqual([
      'A.md: 有两个同名的文件（不分大小写）',
    ]);
    expect(await problemsOf(course(undefined, { name: 'a.md/b.md' }))).toEqual([
      'a.md/b.md: 它所在的目录同时是一个文件',
    ]);
  });

  it('is refused for a bomb: one large file, one that lies about its size, and many that are large together', async () => {
    const zeros = new Uint8Array(9 * 1024 * 1024);
    expect(await problemsOf(course(undefined, { name: 'x.md', content: zeros }))).toEqual([
      'x.md: 解压后超过 8 MB',
    ]);
    const less = zeros.subarray(0, 4 * 1024 * 1024);
    expect(await problemsOf(course(undefined, { name: 'x.md', content: less }))).toEqual([
      'x.md: 解压后是压缩前的 200 倍以上，不像是课程的文件',
    ]);
    expect(await problemsOf(course(undefined, { name: 'x.md', content: zeros, saidSize: 100 }))).toEqual([
      'x.md: 损坏，或与压缩包里写的大小不符',
    ]);
    const many = Array.from({ length: 300 }, (_, at) => ({ name: `${at}.md`, content: 'a', saidSize: 1e6 }));
    expect(await problemsOf(course(undefined, ...many))).toEqual([': 解压后一共超过 256 MB']);
  });

  it('is refused for 10,000 files', async () => {
    const many = Array.from({ length: 9_998 }, (_, at) => ({ name: `${at}.md` }));
    expect(await problemsOf(course(undefined, ...many))).toEqual([': 压缩包里有 10000 个文件，最多 2000 个']);
  });

  it('is refused for a picture that is none', async () => {
    const picture = { name: 'p.png', content: 'not a picture' };
    expect(await problemsOf(course('## 一\n\n![图](p.png)\n', picture))).toEqual([
      'a.md:3 图片无法识别，或与扩展名不符：p.png',
    ]);
  });
});

describe('the process that reads', () => {
  it('is ended when it takes too long, and says so', async () => {
    const archives = createCourseArchives(dataDir, { longestMs: 1 });
    expect(await archives.read(zipOf(course()))).toMatchObject({
      error: { problems: [{ file: '', problem: expect.stringContaining('读不完') }] },
    });
  });

  it('reads one archive after the other, and lets a few wait', async () => {
    const archives = createCourseArchives(dataDir);
    const answers = await Promise.all(Array.from({ length: 5 }, () => archives.read(zipOf(course()))));
    expect(answers.map((answer) => (answer.ok ? 'read' : answer.error.kind))).toEqual([
      'read',
      'read',
      'read',
      'busy',
      'busy',
    ]);
  });

  it('leaves nothing behind that the next start does not remove', async () => {
    const left = join(dataDir, 'unpacking', `${process.pid}-left`);
    await mkdir(left, { recursive: true });
    await writeFile(join(left, 'a.md'), '');
    // The highest number that there can be: nobody has it.
    await mkdir(join(dataDir, 'unpacking', '4194305-left'));
    await sweepUnpackingFolder(dataDir);
    await sweepUnpackingFolder(join(dataDir, 'none'));
    expect(await readdir(join(dataDir, 'unpacking'))).toEqual([]);
  });
});
