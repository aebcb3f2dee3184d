// 收集到的问题，和检查之后打印的一览。

import path from 'node:path';

/** 收集问题。每条是一行可以直接打印的文字；没有行号时指整个文件。 */
export function createProblems() {
  const lines = [];
  const placeOf = (file) => path.join('courses', file);
  return {
    report: (file, line, message) => {
      lines.push(`${placeOf(file)}${line ? `:${line}` : ''}  ${message}`);
    },
    has: (file) => lines.some((text) => [':', '  '].some((end) => text.startsWith(placeOf(file) + end))),
    count: () => lines.length,
    print: () => {
      if (lines.length === 0) return;
      console.error(`\n发现 ${lines.length} 个问题：`);
      for (const text of lines) console.error(`- ${text}`);
    },
  };
}

const passedOf = (programs) => programs.filter((program) => program.passed).length;

/** 每一课一行，最后是合计。 */
export function printLessons(lessons, problems) {
  for (const lesson of lessons) {
    console.log(
      `${problems.has(lesson.file) ? '✗' : '✓'} ${lesson.file}  ${lesson.title}  ` +
        `${lesson.parts} 个部分  ${lesson.hanCharacters} 字  ` +
        `运行 ${passedOf(lesson.runs)}/${lesson.runs.length}  ` +
        `练习 ${passedOf(lesson.exercises)}/${lesson.exercises.length}`,
    );
  }
  const runs = lessons.flatMap((lesson) => lesson.runs);
  const exercises = lessons.flatMap((lesson) => lesson.exercises);
  const parts = lessons.reduce((sum, lesson) => sum + lesson.parts, 0);
  console.log(
    `\n共 ${lessons.length} 课，${parts} 个部分，${passedOf(runs)}/${runs.length} 个代码块通过，` +
      `${passedOf(exercises)}/${exercises.length} 道练习通过。`,
  );
}
