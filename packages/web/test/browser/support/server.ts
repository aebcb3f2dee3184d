import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The checkout that this file is in. */
const HERE = fileURLToPath(new URL('../../../../../', import.meta.url));
const MAIN = 'packages/server/dist/bundle/main.js';
const CLI = 'packages/server/dist/bundle/cli/main.js';
const MOVED_CLOCK = new URL('moved-clock.mjs', import.meta.url).href;

/** Pictures by their file names. */
type Pictures = Readonly<Record<string, Buffer>>;

/** The built server over a folder of its own with the demo data. */
export interface DemoServer {
  readonly address: string;
  stop(): Promise<void>;
  /** Moves the clock of the server on. */
  later(ms: number): Promise<void>;
  /** Tells something to what was loaded into the server, which answers. */
  tell(message: string): Promise<void>;
  /** Ends it without a chance to finish anything, and starts it again over the same folder and port. */
  killAndRestart(): Promise<void>;
  /**
   * Imports a course with one lesson, in Markdown, under an id of the catalogue, and its pictures by their file names; the
   * server restarts for that.
   */
  addCourse(courseId: string, lesson: string, pictures?: Pictures): Promise<void>;
  /** Runs a command of administration over its data, beside it; answers what it says, and throws where its exit code is not 0. */
  command(...words: readonly string[]): Promise<Said>;
}

/** What a command says, on its output and of errors. */
export interface Said {
  readonly stdout: string;
  readonly stderr: string;
}

/** Writes a course folder with one lesson (docs/course-format.md). */
const writeCourse = async (
  folder: string,
  courseId: string,
  lesson: string,
  pictures: Pictures,
): Promise<void> => {
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
  for (const [name, picture] of Object.entries(pictures)) await writeFile(join(folder, name), picture);
};

const launch = async (root: string, preloads: readonly string[], environment: NodeJS.ProcessEnv) => {
  const imports = [...preloads, MOVED_CLOCK].flatMap((url) => ['--import', url]);
  const child = spawn(process.execPath, [...imports, join(root, MAIN)], {
    // Tests count on who is there: the school of the demo comes where one asks for it.
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', DEMO_STUDENTS: '0', ...environment },
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
  const tell = async (message: number | string): Promise<void> => {
    const heard = once(child, 'message');
    child.send(message);
    await heard;
  };
  return { address, end, tell };
};

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'ykd-browser-'));

/** A folder with the demo data as the first start of the server loads it. */
export interface DemoData {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Loads the demo data once, for servers to start from. */
export const loadDemoData = async (): Promise<DemoData> => {
  const folder = await newFolder();
  const { end } = await launch(HERE, [], { DATA_DIR: folder, PORT: '0' });
  await end('SIGTERM');
  return { folder, remove: () => rm(folder, { recursive: true }) };
};

/** Settings of a server that hears by X-Forwarded-For whom a call comes from: one address has only so many codes. */
export const BEHIND_A_PROXY = { TRUST_PROXY: '127.0.0.1' };

/** How a server may differ from the usual one. */
export interface DemoServerOptions {
  /** The checkout whose build it is; by itself this one. */
  readonly root?: string | undefined;
  /** Modules that are loaded into it before anything else. */
  readonly preloads?: readonly string[];
  /** Its settings. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Demo data to begin with, as {@link loadDemoData} leaves it in a folder; loading it anew takes longer. */
  readonly data?: string;
}

/** Starts the built server with demo data, on a port that is free unless the settings name one. */
export const startDemoServer = async ({
  root = HERE,
  preloads = [],
  environment = {},
  data,
}: DemoServerOptions = {}): Promise<DemoServer> => {
  const folder = await newFolder();
  const dataDir = join(folder, 'data');
  if (data !== undefined) await cp(data, dataDir, { recursive: true });
  const settings = { DATA_DIR: dataDir, PORT: '0', ...environment };
  let running = await launch(root, preloads, settings);
  const { address } = running;
  const command = (...words: readonly string[]): Promise<Said> =>
    promisify(execFile)(process.execPath, [join(root, CLI), ...words], { env: { DATA_DIR: dataDir } });
  const launchAgain = async (): Promise<void> => {
    running = await launch(root, preloads, { ...settings, PORT: new URL(address).port });
  };
  return {
    address,
    later: (ms) => running.tell(ms),
    tell: (message) => running.tell(message),
    command,
    killAndRestart: async () => {
      await running.end('SIGKILL');
      await launchAgain();
    },
    addCourse: async (courseId, lesson, pictures = {}) => {
      const course = join(folder, courseId);
      await writeCourse(course, courseId, lesson, pictures);
      await running.end('SIGTERM');
      await command('course', 'import', course);
      await launchAgain();
    },
    stop: async () => {
      await running.end('SIGTERM');
      await rm(folder, { recursive: true });
    },
  };
};
