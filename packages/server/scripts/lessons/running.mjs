// 运行课文里的程序与练习，核对结果。

import { isSameOutput } from '@ykd/application/study';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const TIME_LIMIT_MS = 30_000;
const MAX_OUTPUT_BYTES = 1024 * 1024;
const CONCURRENCY = 2;

const RUN_JAVASCRIPT = fileURLToPath(new URL('run-javascript.mjs', import.meta.url));

const RUNNERS = {
  // 不用探测：正在运行的就是 Node。
  javascript: {
    fileName: () => 'main.js',
    // 检查是后一段脚本：等程序的计时器都结束了才运行。
    checkName: 'check.js',
    command: (...files) => [process.execPath, [RUN_JAVASCRIPT, ...files]],
  },
  python: {
    probe: ['python3', ['--version']],
    missing:
      '找不到可用的 python3。请安装 Python 3.10 或更高版本（Debian/Ubuntu：apt-get install python3）。',
    fileName: () => 'main.py',
    command: (file) => ['python3', ['-X', 'utf8', file]],
  },
  java: {
    // 以单文件方式启动需要编译模块，只装 JRE 不够，所以探测的是这个模块。
    probe: ['java', ['--describe-module', 'jdk.compiler']],
    missing:
      '找不到可用的 JDK。请安装 JDK 17 或更高版本（Debian/Ubuntu：apt-get install openjdk-17-jdk-headless）。',
    fileName: (code) => {
      const name = /^public class (\w+)/m.exec(code)?.[1];
      return name ? `${name}.java` : null;
    },
    command: (file) => [
      'java',
      [
        '-XX:TieredStopAtLevel=1',
        '-Dfile.encoding=UTF-8',
        '-Dstdout.encoding=UTF-8',
        '-Dsun.stdout.encoding=UTF-8',
        '-Duser.language=zh',
        '-Duser.country=CN',
        file,
      ],
    ],
  },
};

/** 能运行的语言。 */
export const LANGUAGES = Object.keys(RUNNERS);

/** 运行这些课的程序还缺什么，每样一句话。 */
export function missingTools(lessons) {
  const programs = lessons.flatMap(({ runs, exercises }) => [...runs, ...exercises]);
  return [...new Set(programs.map(({ language }) => language))]
    .map((language) => RUNNERS[language])
    .filter(({ probe }) => probe !== undefined && spawnSync(...probe, { stdio: 'ignore' }).status !== 0)
    .map(({ missing }) => missing);
}

function runCommand(command, args, cwd) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = { stdout: [], stderr: [] };
    let size = 0;
    let stopped = null;
    const stop = (reason) => {
      stopped ??= reason;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => stop(`超过 ${TIME_LIMIT_MS / 1000} 秒没有结束`), TIME_LIMIT_MS);
    for (const name of ['stdout', 'stderr']) {
      child[name].on('data', (chunk) => {
        size += chunk.length;
        if (size > MAX_OUTPUT_BYTES) stop('输出太多');
        else chunks[name].push(chunk);
      });
    }
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({ failure: error.message, stdout: '', stderr: '' });
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const stdout = Buffer.concat(chunks.stdout).toString('utf8');
      const stderr = Buffer.concat(chunks.stderr).toString('utf8');
      const failure = stopped ?? (code === 0 ? null : `退出码 ${code ?? signal}`);
      resolve({ failure, stdout, stderr });
    });
  });
}

/** 在一个临时文件夹里运行一段程序，和它后面的检查（可以没有）。 */
async function runProgram(language, code, check) {
  const { fileName, checkName, command } = RUNNERS[language];
  const file = fileName(code);
  if (!file) return { failure: '程序里应有一个 public class', stdout: '', stderr: '' };
  const sources = new Map([[file, code]]);
  if (check !== undefined) sources.set(checkName ?? file, checkName ? check : `${code}${check}`);
  const dir = await mkdtemp(path.join(tmpdir(), 'check-lessons-'));
  try {
    for (const [name, source] of sources) await writeFile(path.join(dir, name), source);
    return await runCommand(...command(...sources.keys()), dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** 运行一个代码块并与课文里的输出比较。 */
async function checkRun(run, report) {
  const { failure, stdout, stderr } = await runProgram(run.language, run.code);
  if (failure || stderr) {
    const detail = stderr.trim().split('\n').slice(-6).join('\n    ');
    report(run.line, `运行失败：${failure ?? '有错误输出'}${detail ? `\n    ${detail}` : ''}`);
    return;
  }
  const actual = stdout.replace(/\n$/, '').split('\n');
  const expected = run.output.lines.join('\n').replace(/\n$/, '').split('\n');
  const length = Math.max(actual.length, expected.length);
  for (let i = 0; i < length; i += 1) {
    if (actual[i] === expected[i]) continue;
    const show = (text) => (text === undefined ? '（没有这一行）' : JSON.stringify(text));
    const both = `课文：${show(expected[i])}\n    实际：${show(actual[i])}`;
    report(run.output.line + 1 + i, `输出不一致\n    ${both}`);
    return;
  }
  run.passed = true;
}

/** 一段程序能否通过练习；不能时给出原因。 */
async function failureOf({ language, check }, code) {
  const checker = check.kind === 'check' ? `${check.text}\n` : undefined;
  const { failure, stdout, stderr } = await runProgram(language, `${code}\n`, checker);
  if (failure) return `${failure} ${stderr.trim().split('\n').at(-1) ?? ''}`;
  const matches = checker !== undefined || isSameOutput(check.text, stdout);
  return matches ? null : `输出不一致：${JSON.stringify(stdout)}`;
}

/** 参考答案要能通过，开头给的程序不能。 */
async function checkExercise(exercise, report) {
  const failure = await failureOf(exercise, exercise.solution.code);
  if (failure) report(exercise.solution.line, `参考答案没有通过练习：${failure}`);
  const starts = await failureOf(exercise, exercise.starter);
  if (!starts) report(exercise.line, '练习开头给的程序已经能通过');
  exercise.passed = !failure && Boolean(starts);
}

/** 运行全部程序与练习，几个同时进行；通过的记下 passed。report 接受文件、行号和问题。 */
export async function runAll(lessons, report) {
  const queue = lessons.flatMap(({ file, runs, exercises }) => {
    const about = (line, message) => report(file, line, message);
    return [
      ...runs.map((run) => () => checkRun(run, about)),
      ...exercises.map((one) => () => checkExercise(one, about)),
    ];
  });
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let check = queue.shift(); check; check = queue.shift()) await check();
    }),
  );
}
