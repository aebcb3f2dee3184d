// 一门课程：course.yaml，和它列出的每一课。

import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { checkLesson } from './format.mjs';
import { LANGUAGES } from './running.mjs';

const CHAPTERS = { min: 1, max: 3 };
const LESSONS_PER_CHAPTER = { min: 3, max: 4 };

const isText = (value) => typeof value === 'string' && value.trim() !== '';

async function listMarkdown(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.md'))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** 读取 course.yaml 并检查章节之外的内容；读不出、或不知道怎样运行它的程序时返回 undefined。 */
async function readYaml(dir, id, report) {
  let course;
  try {
    course = parseYaml(await readFile(path.join(dir, 'course.yaml'), 'utf8'));
  } catch (error) {
    report(error.linePos?.[0]?.line ?? 0, `读不出课程说明：${error.message.split('\n')[0]}`);
    return undefined;
  }
  if (course?.courseId !== id) report(0, `courseId 应与文件夹同名：${id}`);
  if (!isText(course?.title)) report(0, '缺少 title');
  if (!isText(course?.summary)) report(0, '缺少 summary');
  if (LANGUAGES.includes(course?.language)) return course;
  report(0, `language 应为 ${LANGUAGES.join(' 或 ')}`);
  return undefined;
}

/** course.yaml 列出的每一课；写得不对的报告之后略过。 */
function listedLessons(dir, course, report) {
  const chapters = Array.isArray(course.chapters) ? course.chapters : [];
  if (chapters.length < CHAPTERS.min || chapters.length > CHAPTERS.max) {
    report(0, `应有 ${CHAPTERS.min} 到 ${CHAPTERS.max} 章，实际为 ${chapters.length} 章`);
  }
  const listed = new Map();
  for (const [index, chapter] of chapters.entries()) {
    if (!isText(chapter?.title)) report(0, `第 ${index + 1} 章缺少 title`);
    const lessons = Array.isArray(chapter?.lessons) ? chapter.lessons : [];
    const { min, max } = LESSONS_PER_CHAPTER;
    if (lessons.length < min || lessons.length > max) {
      report(0, `第 ${index + 1} 章应有 ${min} 到 ${max} 课，实际为 ${lessons.length} 课`);
    }
    for (const lesson of lessons) {
      if (!isText(lesson?.title) || !isText(lesson?.file)) {
        report(0, `第 ${index + 1} 章有一课缺少 title 或 file`);
        continue;
      }
      const full = path.join(dir, lesson.file);
      if (path.isAbsolute(lesson.file) || !full.startsWith(dir + path.sep) || !lesson.file.endsWith('.md')) {
        report(0, `file 应为课程文件夹里的 Markdown 文件：${lesson.file}`);
        continue;
      }
      if (listed.has(lesson.file)) report(0, `文件重复出现：${lesson.file}`);
      listed.set(lesson.file, lesson.title);
    }
  }
  return listed;
}

/** 读取并检查一门课程，返回每一课的检查结果。report 接受文件、行号和问题。 */
export async function checkCourse(coursesDir, id, report) {
  const dir = path.join(coursesDir, id);
  const aboutCourse = (line, message) => report(path.join(id, 'course.yaml'), line, message);
  const course = await readYaml(dir, id, aboutCourse);
  if (course === undefined) return [];

  const listed = listedLessons(dir, course, aboutCourse);
  const results = [];
  for (const [name, title] of listed) {
    const file = path.join(id, name);
    let source;
    try {
      source = await readFile(path.join(dir, name), 'utf8');
    } catch {
      aboutCourse(0, `文件不存在：${name}`);
      continue;
    }
    const aboutLesson = (line, message) => report(file, line, message);
    results.push({ file, title, ...checkLesson(source, course.language, aboutLesson) });
  }
  for (const name of await listMarkdown(dir)) {
    if (!listed.has(name)) report(path.join(id, name), 0, '没有写进 course.yaml');
  }
  return results;
}
