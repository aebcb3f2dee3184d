import type { ContentNode, LessonBody } from '@ykd/application/course';
import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { contentTree } from './content-tree.js';
import type { Report } from './course-error.js';
import type { LessonPictures } from './course-pictures.js';
import { isExercise, readExercise, type ExerciseIds } from './exercise-fences.js';
import { isTooDeep } from './nesting.js';

/** What a lesson is read with. */
export interface LessonKit {
  readonly file: string;
  /** Takes down what is wrong with it. */
  readonly report: Report;
  readonly pictures: LessonPictures;
  /** The exercises of the course so far; those of this lesson are added. */
  readonly exerciseIds: ExerciseIds;
}

/** The most elements and texts in one block: it is drawn at once, and the page answers nothing meanwhile. */
const BLOCK_NODES_MAX = 5000;

const countOf = (nodes: readonly ContentNode[]): number =>
  nodes.reduce<number>(
    (sum, node) => sum + 1 + (typeof node === 'string' ? 0 : countOf(node.children ?? [])),
    0,
  );

/** Outermost nodes as content, each with the Markdown node that it began with. */
const blocksOf = async (
  nodes: readonly RootContent[],
  { file, report, pictures, exerciseIds: ids }: LessonKit,
): Promise<readonly { readonly node: RootContent; readonly content: readonly ContentNode[] }[]> => {
  const convert = contentTree(report, pictures);
  const blocks: { node: RootContent; content: readonly ContentNode[] }[] = [];
  let next = 0;
  for (const [at, node] of nodes.entries()) {
    if (at < next) continue;
    if (isExercise(node)) {
      const { exercise, taken } = readExercise(nodes, at, { ids, file, report });
      blocks.push({ node, content: exercise === undefined ? [] : [{ tag: 'exercise', exercise }] });
      next = at + taken;
    } else if (!isTooDeep(node, report)) {
      const content = await convert(node);
      if (countOf(content) > BLOCK_NODES_MAX) {
        report(node.position?.start.line, `这一块太大，超过 ${BLOCK_NODES_MAX} 个元素，请拆成几块`);
      }
      blocks.push({ node, content });
    }
  }
  return blocks;
};

/**
 * The parts ('bodies') of a lesson: a new one begins at each second-level heading, and what stands before the first
 * heading belongs to the first part. Whatever is wrong is reported.
 */
export const parseLesson = async (markdown: string, kit: LessonKit): Promise<readonly LessonBody[]> => {
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const bodies: { title: string; nodes: ContentNode[] }[] = [];
  let intro: ContentNode[] = [];
  for (const { node, content } of await blocksOf(root.children, kit)) {
    if (node.type === 'heading' && node.depth === 2) {
      bodies.push({ title: toString(node), nodes: [...intro, ...content] });
      intro = [];
    } else {
      (bodies.at(-1)?.nodes ?? intro).push(...content);
    }
  }
  if (bodies.length === 0) kit.report(1, '至少要有一个二级标题（## ）');
  return bodies;
};
