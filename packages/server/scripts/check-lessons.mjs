// 检查 packages/server/courses 下的课程：格式是否合规，标了 run 的代码块能否运行，输出是否与课文一致，
// 练习的参考答案能否通过、开头给的程序是否还不能通过。
//
// 用法：node packages/server/scripts/check-lessons.mjs [courseId …]
// 不写课程编号就检查全部课程。有任何问题时逐条打印“文件:行号”并以 1 退出。

import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parse as parseYaml } from 'yaml';

const COURSES_DIR = fileURLToPath(new URL('../courses/', import.meta.url));
const CHAPTERS = 3;
const LESSONS_PER_CHAPTER = { min: 3, max: 4 };
const PARTS = { min: 3, max: 5 };
const HAN_CHARACTERS = { min: 600, max: 1200 };
const TIME_LIMIT_MS = 30_000;
const MAX_OUTPUT_BYTES = 1024 * 1024;
const CONCURRENCY = 2;

const RUNNERS = {
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

/** 这些语言的课程每一课都要有练习：它们能在浏览器里运行。 */
const WITH_EXERCISES = ['python'];

/** 练习后面的代码块。 */
const EXERCISE_PARTS = ['check', 'expect', 'solution'];

/** 收集到的问题，每条是一行可以直接打印的文字。 */
const problems = [];

function report(file, line, message) {
  problems.push(`${path.join('courses', file)}${line ? `:${line}` : ''}  ${message}`);
}

/**
 * 把一课拆成标题、正文行和代码块。行号从 1 开始；代码块的 line 是开头围栏所在的行。
 */
function parseLesson(source) {
  const headings = [];
  const prose = [];
  const fences = [];
  let open = null;
  source.split('\n').forEach((text, index) => {
    const line = index + 1;
    if (open) {
      const close = /^ {0,3}(`{3,}|~{3,})\s*$/.exec(text);
      if (close && close[1][0] === open.mark[0] && close[1].length >= open.mark.length) {
        fences.push({ ...open, endLine: line });
        open = null;
      } else {
        open.lines.push(text);
      }
      return;
    }
    const fence = /^ {0,3}(`{3,}|~{3,})([^`]*)$/.exec(text);
    if (fence) {
      const [language = '', ...flags] = fence[2].trim().split(/\s+/);
      open = { line, mark: fence[1], language, flags, lines: [] };
      return;
    }
    const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*$/.exec(text);
    if (heading) headings.push({ line, level: heading[1].length, title: heading[2] });
    prose.push({ line, text });
  });
  return { headings, prose, fences, unclosed: open };
}

/** 检查一课的格式，返回其中要运行的代码块。 */
function checkLesson(file, source, courseLanguage) {
  const { headings, prose, fences, unclosed } = parseLesson(source);
  if (unclosed) report(file, unclosed.line, '代码块没有结束');

  for (const first of headings.filter((h) => h.level === 1)) report(file, first.line, '课文里不能有一级标题');
  const parts = headings.filter((h) => h.level === 2);
  if (parts.length < PARTS.min || parts.length > PARTS.max) {
    report(file, 1, `应有 ${PARTS.min} 到 ${PARTS.max} 个部分，实际为 ${parts.length} 个`);
  }
  const firstPart = parts[0]?.line ?? Infinity;
  if (!prose.some((p) => p.line < firstPart && p.text.includes('本节目标'))) {
    report(file, 1, '第一个二级标题之前应写明“本节目标”');
  }
  if (!prose.some((p) => /小结|回顾/.test(p.text))) report(file, 1, '缺少小结');
  const last = parts.at(-1);
  if (last?.title !== '动手练习') {
    report(file, last?.line ?? 1, '最后一个部分应为“动手练习”');
  } else if (!fences.some((f) => f.line > last.line && f.language === courseLanguage)) {
    report(file, last.line, '“动手练习”里应有用代码写出的提示或答案');
  }

  let hanCharacters = 0;
  for (const { line, text } of prose) {
    hanCharacters += text.match(/\p{Script=Han}/gu)?.length ?? 0;
    const plain = text.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '');
    if (/<[a-zA-Z/!?]/.test(plain)) report(file, line, '不能使用 HTML');
    if (/!\[|\]\(|https?:\/\//.test(plain)) report(file, line, '不能使用图片或链接');
  }
  if (hanCharacters < HAN_CHARACTERS.min || hanCharacters > HAN_CHARACTERS.max) {
    const { min, max } = HAN_CHARACTERS;
    report(file, 1, `正文应有 ${min} 到 ${max} 个汉字，实际为 ${hanCharacters} 个`);
  }

  const lines = source.split('\n');
  const runs = [];
  const exercises = [];
  fences.forEach((fence, index) => {
    if (![courseLanguage, 'text'].includes(fence.language)) {
      report(file, fence.line, `代码块的语言应为 ${courseLanguage} 或 text，实际为“${fence.language}”`);
    }
    const [role] = fence.flags;
    // 练习的写法由 npm run ykd -- course check 检查，这里只看能不能通过。
    if (EXERCISE_PARTS.includes(role)) return;
    if (role === 'exercise') {
      exercises.push(exerciseOf(file, fence, fences.slice(index + 1, index + 3)));
      return;
    }
    const extra = fence.flags.filter((flag) => flag !== 'run');
    if (extra.length > 0) report(file, fence.line, `不认识的代码块标记：${extra.join(' ')}`);
    if (!fence.flags.includes('run')) return;
    if (fence.language !== courseLanguage) {
      report(file, fence.line, `run 代码块的语言应为 ${courseLanguage}`);
      return;
    }
    const output = fences[index + 1];
    const isOutput = output?.language === 'text' && output.flags.length === 0;
    const gap = output ? lines.slice(fence.endLine, output.line - 1) : [];
    if (!isOutput || gap.some((text) => text.trim() !== '')) {
      report(file, fence.line, 'run 代码块后面应紧跟写着输出的 text 代码块');
      return;
    }
    runs.push({
      file,
      line: fence.line,
      language: fence.language,
      code: fence.lines.join('\n') + '\n',
      output,
    });
  });
  if (!fences.some((f) => f.flags.includes('run'))) report(file, 1, '至少要有一个 run 代码块');
  if (WITH_EXERCISES.includes(courseLanguage) && exercises.length === 0) report(file, 1, '至少要有一道练习');
  return { parts: parts.length, hanCharacters, runs, exercises: exercises.filter((one) => one !== null) };
}

/** 一道练习：开头的程序、怎样算通过、参考答案。缺了什么就报告，并返回 null。 */
function exerciseOf(file, fence, [check, solution]) {
  if (!['check', 'expect'].includes(check?.flags[0]) || solution?.flags[0] !== 'solution') {
    report(file, fence.line, '练习后面应依次是 check 或 expect、solution 代码块');
    return null;
  }
  const text = ({ lines }) => lines.join('\n');
  return {
    file,
    line: fence.line,
    language: fence.language,
    starter: text(fence),
    solution: { line: solution.line, code: text(solution) },
    check: { kind: check.flags[0], text: text(check) },
  };
}

async function listMarkdown(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.md'))
    .map((entry) => path.relative(dir, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

const isText = (value) => typeof value === 'string' && value.trim() !== '';

/** 读取并检查一门课程，返回每一课的检查结果。 */
async function checkCourse(id) {
  const dir = path.join(COURSES_DIR, id);
  const yamlFile = path.join(id, 'course.yaml');
  let course;
  try {
    course = parseYaml(await readFile(path.join(dir, 'course.yaml'), 'utf8'));
  } catch (error) {
    report(yamlFile, error.linePos?.[0]?.line ?? 0, `读不出课程说明：${error.message.split('\n')[0]}`);
    return [];
  }
  if (course?.courseId !== id) report(yamlFile, 0, `courseId 应与文件夹同名：${id}`);
  if (!isText(course?.title)) report(yamlFile, 0, '缺少 title');
  if (!isText(course?.summary)) report(yamlFile, 0, '缺少 summary');
  if (!Object.hasOwn(RUNNERS, course?.language)) {
    report(yamlFile, 0, `language 应为 ${Object.keys(RUNNERS).join(' 或 ')}`);
    return [];
  }
  const chapters = Array.isArray(course.chapters) ? course.chapters : [];
  if (chapters.length !== CHAPTERS) {
    report(yamlFile, 0, `应有 ${CHAPTERS} 章，实际为 ${chapters.length} 章`);
  }

  const listed = new Set();
  const results = [];
  for (const [index, chapter] of chapters.entries()) {
    if (!isText(chapter?.title)) report(yamlFile, 0, `第 ${index + 1} 章缺少 title`);
    const lessons = Array.isArray(chapter?.lessons) ? chapter.lessons : [];
    const { min, max } = LESSONS_PER_CHAPTER;
    if (lessons.length < min || lessons.length > max) {
      report(yamlFile, 0, `第 ${index + 1} 章应有 ${min} 到 ${max} 课，实际为 ${lessons.length} 课`);
    }
    for (const lesson of lessons) {
      if (!isText(lesson?.title) || !isText(lesson?.file)) {
        report(yamlFile, 0, `第 ${index + 1} 章有一课缺少 title 或 file`);
        continue;
      }
      const full = path.join(dir, lesson.file);
      if (path.isAbsolute(lesson.file) || !full.startsWith(dir + path.sep) || !lesson.file.endsWith('.md')) {
        report(yamlFile, 0, `file 应为课程文件夹里的 Markdown 文件：${lesson.file}`);
        continue;
      }
      if (listed.has(lesson.file)) report(yamlFile, 0, `文件重复出现：${lesson.file}`);
      listed.add(lesson.file);
      const file = path.join(id, lesson.file);
      let source;
      try {
        source = await readFile(full, 'utf8');
      } catch {
        report(yamlFile, 0, `文件不存在：${lesson.file}`);
        continue;
      }
      const checked = checkLesson(file, source, course.language);
      results.push({ file, title: lesson.title, ...checked });
    }
  }
  for (const file of await listMarkdown(dir)) {
    if (!listed.has(file)) report(path.join(id, file), 0, '没有写进 course.yaml');
  }
  return results;
}

function runProgram(command, args, cwd) {
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

/** 运行一个代码块并与课文里的输出比较。 */
async function checkRun(run) {
  const runner = RUNNERS[run.language];
  const fileName = runner.fileName(run.code);
  if (!fileName) {
    report(run.file, run.line, 'run 代码块里应有一个 public class');
    return;
  }
  const dir = await mkdtemp(path.join(tmpdir(), 'check-lessons-'));
  try {
    await writeFile(path.join(dir, fileName), run.code);
    const { failure, stdout, stderr } = await runProgram(...runner.command(fileName), dir);
    if (failure || stderr) {
      const detail = stderr.trim().split('\n').slice(-6).join('\n    ');
      report(run.file, run.line, `运行失败：${failure ?? '有错误输出'}${detail ? `\n    ${detail}` : ''}`);
      return;
    }
    const actual = stdout.replace(/\n$/, '').split('\n');
    const expected = run.output.lines.join('\n').replace(/\n$/, '').split('\n');
    const length = Math.max(actual.length, expected.length);
    for (let i = 0; i < length; i += 1) {
      if (actual[i] === expected[i]) continue;
      const show = (text) => (text === undefined ? '（没有这一行）' : JSON.stringify(text));
      report(
        run.file,
        run.output.line + 1 + i,
        `输出不一致\n    课文：${show(expected[i])}\n    实际：${show(actual[i])}`,
      );
      return;
    }
    run.passed = true;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** 行末的空格和最后的空行不算。 */
const trimmed = (output) =>
  output
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();

/** 一段程序能否通过练习；不能时给出原因。 */
async function failureOf({ language, check }, code) {
  const runner = RUNNERS[language];
  const fileName = runner.fileName(code);
  const dir = await mkdtemp(path.join(tmpdir(), 'check-lessons-'));
  try {
    const program = check.kind === 'check' ? `${code}\n${check.text}\n` : `${code}\n`;
    await writeFile(path.join(dir, fileName), program);
    const { failure, stdout, stderr } = await runProgram(...runner.command(fileName), dir);
    if (failure) return `${failure} ${stderr.trim().split('\n').at(-1) ?? ''}`;
    const matches = check.kind === 'check' || trimmed(stdout) === trimmed(check.text);
    return matches ? null : `输出不一致：${JSON.stringify(trimmed(stdout))}`;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** 参考答案要能通过，开头给的程序不能。 */
async function checkExercise(exercise) {
  const failure = await failureOf(exercise, exercise.solution.code);
  if (failure) report(exercise.file, exercise.solution.line, `参考答案没有通过练习：${failure}`);
  const starts = await failureOf(exercise, exercise.starter);
  if (!starts) report(exercise.file, exercise.line, '练习开头给的程序已经能通过');
  exercise.passed = !failure && Boolean(starts);
}

async function main() {
  const found = [];
  for (const name of (await readdir(COURSES_DIR)).sort()) {
    if ((await stat(path.join(COURSES_DIR, name))).isDirectory()) found.push(name);
  }
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((id) => !found.includes(id));
  if (unknown.length > 0 || found.length === 0) {
    console.error(found.length === 0 ? '没有找到任何课程。' : `没有这门课程：${unknown.join('、')}`);
    process.exitCode = 1;
    return;
  }

  const lessons = [];
  for (const id of found) {
    if (wanted.length === 0 || wanted.includes(id)) lessons.push(...(await checkCourse(id)));
  }
  const runs = lessons.flatMap((lesson) => lesson.runs);
  const exercises = lessons.flatMap((lesson) => lesson.exercises);

  let missing = false;
  for (const language of new Set([...runs, ...exercises].map((program) => program.language))) {
    const { probe, missing: message } = RUNNERS[language];
    if (spawnSync(...probe, { stdio: 'ignore' }).status === 0) continue;
    console.error(message);
    missing = true;
  }
  if (missing) {
    process.exitCode = 1;
    return;
  }

  const queue = [
    ...runs.map((run) => () => checkRun(run)),
    ...exercises.map((one) => () => checkExercise(one)),
  ];
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let check = queue.shift(); check; check = queue.shift()) await check();
    }),
  );

  for (const lesson of lessons) {
    const passed = lesson.runs.filter((run) => run.passed).length;
    const prefix = path.join('courses', lesson.file);
    const bad = problems.some((text) => text.startsWith(`${prefix}:`) || text.startsWith(`${prefix}  `));
    console.log(
      `${bad ? '✗' : '✓'} ${lesson.file}  ${lesson.title}  ` +
        `${lesson.parts} 个部分  ${lesson.hanCharacters} 字  运行 ${passed}/${lesson.runs.length}  ` +
        `练习 ${lesson.exercises.filter((one) => one.passed).length}/${lesson.exercises.length}`,
    );
  }
  const total = (pick) => lessons.reduce((sum, lesson) => sum + pick(lesson), 0);
  console.log(
    `\n共 ${lessons.length} 课，${total((l) => l.parts)} 个部分，` +
      `${runs.filter((run) => run.passed).length}/${runs.length} 个代码块通过，` +
      `${exercises.filter((one) => one.passed).length}/${exercises.length} 道练习通过。`,
  );
  if (problems.length > 0) {
    console.error(`\n发现 ${problems.length} 个问题：`);
    for (const text of problems) console.error(`- ${text}`);
    process.exitCode = 1;
  }
}

await main();
