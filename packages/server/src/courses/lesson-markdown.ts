import type { ContentNode, LessonBody } from '@ykd/application';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { contentTree } from './content-tree.js';
import { CourseFormatError } from './course-error.js';

/**
 * The parts ('bodies') of a lesson: a new one begins at each second-level heading, and what stands before the first
 * heading belongs to the first part. Throws CourseFormatError.
 */
export const parseLesson = async (markdown: string, file: string): Promise<readonly LessonBody[]> => {
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const convert = contentTree(file);
  const bodies: { title: string; nodes: ContentNode[] }[] = [];
  let intro: ContentNode[] = [];
  for (const node of root.children) {
    const nodes = await convert(node);
    if (node.type === 'heading' && node.depth === 2) {
      bodies.push({ title: toString(node), nodes: [...intro, ...nodes] });
      intro = [];
    } else {
      (bodies.at(-1)?.nodes ?? intro).push(...nodes);
    }
  }
  if (bodies.length === 0) throw new CourseFormatError(file, undefined, '至少要有一个二级标题（## ）');
  return bodies;
};
