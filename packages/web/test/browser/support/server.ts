import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const MAIN = fileURLToPath(new URL('../../../../server/dist/main.js', import.meta.url));
const CLI = fileURLToPath(new URL('../../../../server/dist/cli/main.js', import.meta.url));
const MOVED_CLOCK = new URL('moved-clock.mjs', import.meta.url).href;

/** The built server over a folder of its own with the demo data. */
export interface DemoServer {
  readonly address: string;
  stop(): Promise<void>;
  /** Moves the clock of the server on. */
  later(ms: number): Promise<void>;
  /** Ends it without a chance to finish anything, and starts it again over the same folder and port. */
  killAndRestart(): Promise<void>;
  /** Imports a course with one lesson, in Markdown, under an id of the catalogue; the server restarts for that. */
  addCourse(courseId: string, lesson: string): Promise<void>;
}

/** Writes a course folder with one lesson (docs/course-format.md). */
const writeCourse = async (folder: string, courseId: string, lesson: string): Promise<void> => {
  const course = {
    courseId,
    title: '测试里的课程',
    summary: '测试里的一门小课程',
    language: 'python',
    chapters: [{ title: '第一章', lessons: [{ title: '第一节', file: 'lesson.md' }] }],
  };
  await mkdir(folder);
  await writeFile(join(folder, 'course.yaml'), JSON.stringify(course));
  await writeFile(join(folder, 'lesson.md'), lesson);
};

const launch = async (dataDir: string, port: string) => {
  const child = spawn(process.execPath, ['--import', MOVED_CLOCK, MAIN], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    if (child.stdout === null) throw new Error('the server has no output');
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^优课达已启动：(\S+)$/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const later = async (ms: number): Promise<void> => {
    const moved = once(child, 'message');
    child.send(ms);
    await moved;
  };
  return { address, end, later };
};

/** Starts the built server with demo data. */
export const startDemoServer = async (): Promise<DemoServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'ykd-browser-'));
  const dataDir = join(folder, 'data');
  let running = await launch(dataDir, '0');
  const { address } = running;
  const launchAgain = async (): Promise<void> => {
    running = await launch(dataDir, new URL(address).port);
  };
  return {
    address,
    later: (ms) => running.later(ms),
    killAndRestart: async () => {
      await running.end('SIGKILL');
      await launchAgain();
    },
    addCourse: async (courseId, lesson) => {
      const course = join(folder, courseId);
      await writeCourse(course, courseId, lesson);
      await running.end('SIGTERM');
      await promisify(execFile)(process.execPath, [CLI, 'course', 'import', course], {
        env: { DATA_DIR: dataDir },
      });
      await launchAgain();
    },
    stop: async () => {
      await running.end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
};
