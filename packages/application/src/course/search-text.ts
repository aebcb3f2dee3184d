import type { ContentNode, CourseContent } from './content.js';

/** What is searched of one part of a lesson; places count from 0. */
export interface PartText {
  readonly outlineNum: number;
  readonly sectionNum: number;
  readonly bodyNum: number;
  readonly lesson: string;
  readonly part: string;
  /** All that a reader sees in the part, in one line. */
  readonly text: string;
}

/** Elements that run on within a line; what stands in any other is a line of its own. */
const INLINE: ReadonlySet<string> = new Set(['span', 'strong', 'em', 'del', 'a', 'code']);

const rawText = (node: ContentNode): string => {
  if (typeof node === 'string') return node;
  const inside = node.exercise?.title ?? node.alt ?? (node.children ?? []).map(rawText).join('');
  return INLINE.has(node.tag) ? inside : ` ${inside} `;
};

/** A text with single spaces for white space and line ends, and none at its ends. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The texts of a course, part by part. */
export const partTexts = ({ chapters }: CourseContent): readonly PartText[] =>
  chapters.flatMap(({ lessons }, outlineNum) =>
    lessons.flatMap(({ title, bodies }, sectionNum) =>
      bodies.map((body, bodyNum) => ({
        outlineNum,
        sectionNum,
        bodyNum,
        lesson: title,
        part: body.title,
        text: oneLine(body.nodes.map(rawText).join('')),
      })),
    ),
  );

/** A text without regard to case, letter by letter at the same place as before: offsets hold in both. */
export const foldCase = (text: string): string =>
  text.replaceAll(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
