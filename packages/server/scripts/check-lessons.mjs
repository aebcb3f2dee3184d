// 检查 packages/server/courses 下的课程：格式是否合规，标了 run 的代码块能否运行，输出是否与课文一致，
// 练习的参考答案能否通过、开头给的程序是否还不能通过。
//
// 用法：node packages/server/scripts/check-lessons.mjs [courseId …]（先 npm run build）
// 不写课程编号就检查全部课程。有任何问题时逐条打印“文件:行号”并以 1 退出。

import { readdir } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { checkCourse } from './lessons/course.mjs';
import { createProblems, printLessons } from './lessons/report.mjs';
import { missingTools, runAll } from './lessons/running.mjs';

const COURSES_DIR = fileURLToPath(new URL('../courses/', import.meta.url));

async function main() {
  const entries = await readdir(COURSES_DIR, { withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((id) => !found.includes(id));
  if (unknown.length > 0 || found.length === 0) {
    console.error(found.length === 0 ? '没有找到任何课程。' : `没有这门课程：${unknown.join('、')}`);
    process.exitCode = 1;
    return;
  }

  const problems = createProblems();
  const lessons = [];
  for (const id of found) {
    if (wanted.length === 0 || wanted.includes(id)) {
      lessons.push(...(await checkCourse(COURSES_DIR, id, problems.report)));
    }
  }

  const missing = missingTools(lessons);
  for (const message of missing) console.error(message);
  if (missing.length === 0) {
    await runAll(lessons, problems.report);
    printLessons(lessons, problems);
  }
  problems.print();
  if (missing.length > 0 || problems.count() > 0) process.exitCode = 1;
}

await main();
