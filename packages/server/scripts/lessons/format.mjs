// 一课的格式，和其中要运行的程序。

import { parseLesson } from './source.mjs';

const PARTS = { min: 3, max: 5 };
const HAN_CHARACTERS = { min: 600, max: 1200 };

/** 这些语言的课程每一课都要有练习：它们能在浏览器里运行。 */
const WITH_EXERCISES = ['python', 'javascript'];

/** 练习后面的代码块。 */
const EXERCISE_PARTS = ['check', 'expect', 'solution'];

const textOf = ({ lines }) => lines.join('\n');
const isPlain = ({ rest, settings }) => rest === '' && settings.size === 0;

/** 检查部分、目标、小结和“动手练习”；返回有几个部分。 */
function checkParts(report, { headings, prose, fences }, courseLanguage) {
  for (const first of headings.filter((h) => h.level === 1)) report(first.line, '课文里不能有一级标题');
  const parts = headings.filter((h) => h.level === 2);
  if (parts.length < PARTS.min || parts.length > PARTS.max) {
    report(1, `应有 ${PARTS.min} 到 ${PARTS.max} 个部分，实际为 ${parts.length} 个`);
  }
  const firstPart = parts[0]?.line ?? Infinity;
  if (!prose.some((p) => p.line < firstPart && p.text.includes('本节目标'))) {
    report(1, '第一个二级标题之前应写明“本节目标”');
  }
  if (!prose.some((p) => /小结|回顾/.test(p.text))) report(1, '缺少小结');
  const last = parts.at(-1);
  if (last?.title !== '动手练习') {
    report(last?.line ?? 1, '最后一个部分应为“动手练习”');
  } else if (!fences.some((f) => f.line > last.line && f.language === courseLanguage)) {
    report(last.line, '“动手练习”里应有用代码写出的提示或答案');
  }
  return parts.length;
}

/** 检查正文；返回它有多少个汉字。 */
function checkProse(report, prose) {
  let hanCharacters = 0;
  for (const { line, text } of prose) {
    hanCharacters += text.match(/\p{Script=Han}/gu)?.length ?? 0;
    const plain = text.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '');
    if (/<[a-zA-Z/!?]/.test(plain)) report(line, '不能使用 HTML');
    if (/!\[|\]\(|https?:\/\//.test(plain)) report(line, '不能使用图片或链接');
  }
  if (hanCharacters < HAN_CHARACTERS.min || hanCharacters > HAN_CHARACTERS.max) {
    const { min, max } = HAN_CHARACTERS;
    report(1, `正文应有 ${min} 到 ${max} 个汉字，实际为 ${hanCharacters} 个`);
  }
  return hanCharacters;
}

/** 一道练习：开头的程序、怎样算通过、参考答案。缺了什么就报告，并返回 undefined。 */
function exerciseOf(report, fence, [check, solution]) {
  if (!['check', 'expect'].includes(check?.role) || solution?.role !== 'solution') {
    report(fence.line, '练习后面应依次是 check 或 expect、solution 代码块');
    return undefined;
  }
  return {
    line: fence.line,
    language: fence.language,
    starter: textOf(fence),
    solution: { line: solution.line, code: textOf(solution) },
    check: { kind: check.role, text: textOf(check) },
  };
}

/** 一段要运行的程序和写在课文里的输出。没有输出就报告，并返回 undefined。 */
function runOf(report, fence, output, lines) {
  const isOutput = output?.language === 'text' && output.role === 'code' && isPlain(output);
  const gap = output ? lines.slice(fence.endLine, output.line - 1) : [];
  if (!isOutput || gap.some((text) => text.trim() !== '')) {
    report(fence.line, 'run 代码块后面应紧跟写着输出的 text 代码块');
    return undefined;
  }
  return { line: fence.line, language: fence.language, code: `${textOf(fence)}\n`, output };
}

/** 检查代码块；返回其中要运行的程序和练习。 */
function checkFences(report, fences, courseLanguage, lines) {
  const runs = [];
  const exercises = [];
  fences.forEach((fence, index) => {
    const { language, role } = fence;
    if (![courseLanguage, 'text'].includes(language)) {
      report(fence.line, `代码块的语言应为 ${courseLanguage} 或 text，实际为“${language}”`);
      return;
    }
    // 练习的写法由 npm run ykd -- course check 检查，这里只看能不能通过。
    if (EXERCISE_PARTS.includes(role)) return;
    if (role === undefined || (role !== 'exercise' && !isPlain(fence))) {
      report(fence.line, `不认识的代码块标记：${fence.meta}`);
    }
    if (role !== 'run' && role !== 'exercise') return;
    if (language !== courseLanguage) {
      report(fence.line, `${role} 代码块的语言应为 ${courseLanguage}`);
    } else if (role === 'run') {
      runs.push(runOf(report, fence, fences[index + 1], lines));
    } else {
      exercises.push(exerciseOf(report, fence, fences.slice(index + 1, index + 3)));
    }
  });
  if (!fences.some(({ role }) => role === 'run')) report(1, '至少要有一个 run 代码块');
  if (WITH_EXERCISES.includes(courseLanguage) && exercises.length === 0) report(1, '至少要有一道练习');
  const whole = (programs) => programs.filter((program) => program !== undefined);
  return { runs: whole(runs), exercises: whole(exercises) };
}

/** 检查一课的格式，返回它有多少内容，和其中要运行的程序。report 接受行号和问题。 */
export function checkLesson(source, courseLanguage, report) {
  const lesson = parseLesson(source);
  if (lesson.unclosed) report(lesson.unclosed.line, '代码块没有结束');
  return {
    parts: checkParts(report, lesson, courseLanguage),
    hanCharacters: checkProse(report, lesson.prose),
    ...checkFences(report, lesson.fences, courseLanguage, source.split('\n')),
  };
}
