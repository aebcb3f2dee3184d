import type { ProgressSave } from '@ykd/application/ports';
import type { StudyBeat } from '@ykd/domain/report';
import { catalogueEntry, recordsOutlines, type Position } from '@ykd/domain/course';
import { HOUR_MS } from '@ykd/domain/shared';

/** How far a demo student came: the chapter he is in (from 0) and the percent of it that he has read. */
type ProgressLine = readonly [
  userId: string,
  courseId: string,
  chapter: number,
  percent: number,
  hoursAgo: number,
  section?: number,
  body?: number,
];

/** Only where there are lessons to read; the other trial course is left for the visitor. */
const LINES: readonly ProgressLine[] = [
  ['demo-xiaoming', 'py1test', 0, 40, 4, 1, 2],
  ['demo-xiaohong', 'f3', 0, 50, 26, 2],
  ['demo-xiaohong', 'j1test', 0, 15, 3, 0, 2],
];

/** The progress of somebody who is at a place of a course, with the percent of its chapter that is behind him. */
export const progressSave = ({
  userId,
  courseId,
  position,
  percent,
  at,
}: Pick<ProgressSave, 'userId' | 'courseId' | 'position' | 'at'> & {
  readonly percent: number;
}): ProgressSave => {
  const { outline: chapter } = position;
  const chapters = catalogueEntry(courseId)?.outlineCount;
  if (chapters === undefined || chapter >= chapters)
    throw new Error(`the demo has no chapter ${courseId}/${chapter}`);
  const outlines = Array.from({ length: chapter + 1 }, (_, outlineNum) => ({
    outlineNum,
    progress: outlineNum < chapter ? 100 : percent,
  }));
  return {
    newId: `demo-progress-${userId}-${courseId}`,
    userId,
    courseId,
    position,
    progress: Math.floor((chapter * 100 + percent) / chapters),
    outlines: recordsOutlines(courseId) ? outlines : [],
    at,
  };
};

/** The lessons of his chapter that somebody has behind him. Courses of the old site have no chapters of their own. */
export const readBefore = ({ outline, section }: Position) =>
  Array.from({ length: section }, (_, sectionNum) => ({ outlineNum: outline, sectionNum }));

/** The demo's progress at `at` (epoch ms). */
export const demoProgress = (at: number): readonly ProgressSave[] =>
  LINES.map(([userId, courseId, outline, percent, hoursAgo, section = 0, body = 0]) =>
    progressSave({
      userId,
      courseId,
      position: { outline, section, body },
      percent,
      at: at - hoursAgo * HOUR_MS,
    }),
  );

/** Whoever came so far has read for so long. */
const READING_SECONDS = 25 * 60;

/** What was read at `at` (epoch ms) for the demo's progress, by whom. */
export const demoReading = (
  at: number,
): readonly { readonly userId: string; readonly pieces: readonly StudyBeat[] }[] =>
  LINES.map(([userId, courseId, outlineNum, , hoursAgo, sectionNum = 0]) => ({
    userId,
    pieces: [
      {
        id: `demo-reading-${userId}-${courseId}`,
        courseId,
        outlineNum,
        sectionNum,
        from: at - hoursAgo * HOUR_MS - READING_SECONDS * 1000,
        seconds: READING_SECONDS,
      },
    ],
  }));
