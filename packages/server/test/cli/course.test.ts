import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COURSE_CATALOGUE, TRIAL_COURSE_IDS } from '@ykd/domain/course';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shippedCourseIds } from '../../src/courses/shipped-courses.js';
import { openDatabase, repositories } from '../../src/persistence/index.js';
import { postgresDatabase } from '../support/postgres.js';
import { runCliIn } from '../support/run-cli.js';
import { tempFolder } from '../support/temp-folder.js';

const SHIPPED = join(import.meta.dirname, '../../courses');

let temp: ReturnType<typeof tempFolder>;

const nameCourse = async (courseId: string): Promise<void> => {
  const file = join(temp.path, 'course/course.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^courseId: .*/, `courseId: ${courseId}`));
};

beforeEach(async () => {
  temp = tempFolder();
  await cp(join(SHIPPED, 'py1test'), join(temp.path, 'course'), { recursive: true });
  // Those that come with the platform cannot be imported.
  await nameCourse('py1');
});
afterEach(() => temp.remove());

const run = (args: readonly string[], environment: Record<string, string> = {}) =>
  runCliIn({ environment: { DATA_DIR: join(temp.path, 'data'), ...environment }, folder: temp.path }, args);

const spoil = async (): Promise<void> => {
  await writeFile(join(temp.path, 'course/01-first-steps/01-hello.md'), '## 标题\n\n<b>\n\n![图](x.svg)\n');
};

describe('ykd', () => {
  it.each([['--help'], ['-h']])('explains itself at %s', async (flag) => {
    const { code, out } = await run([flag]);
    expect([code, out]).toEqual([0, expect.stringContaining('course import 目录…')]);
  });

  it.each([
    [[], '没有这个命令。'],
    [['course'], '没有这个命令。'],
    [['course', 'chek', 'course'], '没有这个命令。'],
    [['course', 'check'], '请写出课程目录。'],
    [['course', 'ids', 'course'], 'course ids 后面不写别的内容。'],
    [['course', 'check', '--force', 'course'], '不认识的选项。'],
  ])('refuses %j as a wrong command', async (args, message) => {
    const { code, error } = await run(args);
    expect([code, error.split('\n')[0]]).toEqual([2, message]);
  });
});

describe('course ids', () => {
  it('lists every course of the catalogue with its title, and which cannot be imported', async () => {
    const { code, out, error } = await run(['course', 'ids']);
    expect([code, error]).toEqual([0, '']);
    const lines = out.split('\n');
    const idOf = (line: string) => line.split(/ +/)[0];
    expect(lines.map(idOf)).toEqual(COURSE_CATALOGUE.map(({ courseId }) => courseId));
    expect(lines).toContainEqual(expect.stringMatching(/^py1 +Python 语言基础$/));
    const shipped = lines.filter((line) => line.endsWith('（平台自带，不能导入）'));
    expect(shipped.map(idOf).toSorted()).toEqual(await shippedCourseIds());
    expect(shipped.map(idOf)).toEqual(expect.arrayContaining([...TRIAL_COURSE_IDS]));
  });

  it('stands in the help', async () => {
    expect((await run(['--help'])).out).toContain('course ids ');
  });
});

describe('course check', () => {
  it('counts what is there, without a database', async () => {
    expect(await run(['course', 'check', 'course'])).toEqual({
      code: 0,
      out: '课程 py1 没有问题：3 章，12 节，60 个部分，12 道练习，0 张图片。',
      error: '',
    });
    await expect(rm(join(temp.path, 'data'))).rejects.toThrow('ENOENT');
  });

  it('names every problem with file and line, below the folder as it was named', async () => {
    await spoil();
    expect(await run(['course', 'check', 'course/', 'nowhere'])).toEqual({
      code: 1,
      out: '',
      error: [
        'course/01-first-steps/01-hello.md:3 不允许 HTML',
        'course/01-first-steps/01-hello.md:5 图片应为课程目录内的 png、jpg 或 gif 文件：x.svg',
        'course/ 有 2 个问题。',
        'nowhere 不是目录',
      ].join('\n'),
    });
  });
});

describe('an id that the catalogue does not have', () => {
  it('is followed by the command that lists those that it has', async () => {
    await nameCourse('nowhere');
    const { error } = await run(['course', 'check', 'course']);
    expect(error.split('\n').slice(1)).toEqual(['course 有 1 个问题。', '可用的编号用 course ids 列出。']);
  });
});

describe('course import', () => {
  const storedIn = async (settings: Parameters<typeof openDatabase>[0]) => {
    const database = await openDatabase(settings);
    try {
      return await repositories(database).courses.outline('py1');
    } finally {
      await database.close();
    }
  };
  const sqlite = () => ({ kind: 'sqlite' as const, dataDir: join(temp.path, 'data') });

  it('stores a course in the embedded database, once', async () => {
    const first = await run(['course', 'import', 'course']);
    expect([first.code, first.out]).toEqual([0, expect.stringMatching(/已导入课程 py1。$/)]);
    const second = await run(['course', 'import', 'course']);
    expect([second.code, second.out]).toEqual([0, expect.stringMatching(/没有变化，不用导入。$/)]);
    expect((await storedIn(sqlite()))?.chapters).toHaveLength(3);
  });

  it('stores a course in PostgreSQL while somebody else works in it', async () => {
    const place = await postgresDatabase();
    const running = await openDatabase({ kind: 'postgres', url: place.url });
    const environment = { DATABASE_URL: place.url, SESSION_SECRET: 'x'.repeat(64) };
    expect((await run(['course', 'import', 'course'], environment)).code).toBe(0);
    expect((await repositories(running).courses.outline('py1'))?.chapters).toHaveLength(3);
    await running.close();
    await place.drop();
  });

  it.each(TRIAL_COURSE_IDS)(
    'refuses %s, which every start of the server would put back',
    async (courseId) => {
      await nameCourse(courseId);
      const { code, out, error } = await run(['course', 'import', 'course']);
      expect([code, out]).toEqual([1, '']);
      expect(error).toMatch(
        new RegExp(
          `^course/course\\.yaml:1 courseId ${courseId} 是平台自带的课程，随平台升级更新，不能用命令导入，`,
        ),
      );
      await expect(rm(join(temp.path, 'data'))).rejects.toThrow('ENOENT');
    },
  );

  it('says so when the server has the data folder', async () => {
    const database = await openDatabase(sqlite());
    const { code, error } = await run(['course', 'import', 'course']);
    expect([code, error]).toEqual([1, expect.stringContaining('正被另一个进程使用')]);
    await database.close();
  });

  it('stores nothing of a course that has problems', async () => {
    await run(['course', 'import', 'course']);
    const before = await storedIn(sqlite());
    await spoil();
    expect((await run(['course', 'import', 'course'])).code).toBe(1);
    expect(await storedIn(sqlite())).toEqual(before);
  });

  it('says that the database is away, and nothing of the server', async () => {
    const environment = {
      DATABASE_URL: 'postgres://u:p@127.0.0.1:1/ykd',
      SESSION_SECRET: 'x'.repeat(64),
    };
    const { code, error } = await run(['course', 'import', 'course'], environment);
    expect([code, error]).toEqual([1, 'DATABASE_URL：无法连接数据库。请检查地址、账号和网络。']);
  });

  it('names the settings that do not fit', async () => {
    const { code, error } = await run(['course', 'import', 'course'], { DATABASE_URL: 'mysql://x' });
    expect([code, error]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
  });
});
