import {
  beatSpan,
  STUDY_IDLE_MS,
  uncountedStudy,
  type StudyBeat,
  type StudyLog,
  type StudySpan,
} from '@ykd/domain/report';
import type { StudyPiece } from '../ports/study-logs.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';

/** When the beats take place; those that nearly follow each other, as when somebody reads on, are one stretch of time. */
const stretchesOf = (beats: readonly StudyBeat[]): readonly StudySpan[] => {
  const stretches: StudySpan[] = [];
  for (const span of beats.map(beatSpan).toSorted((a, b) => a.from - b.from)) {
    const last = stretches.at(-1);
    if (last === undefined || span.from > last.until + STUDY_IDLE_MS) stretches.push(span);
    else stretches.splice(-1, 1, { from: last.from, until: Math.max(last.until, span.until) });
  }
  return stretches;
};

/** What beats add to a cover, each passed over when one before it with its id added anything. */
const piecesOf = (
  beats: readonly StudyBeat[],
  cover: readonly Pick<StudyLog, 'at' | 'seconds'>[],
): readonly StudyPiece[] => {
  const pieces: StudyPiece[] = [];
  const added = new Set<string>();
  for (const { id: beatId, ...beat } of beats) {
    if (added.has(beatId)) continue;
    const { courseId, outlineNum, sectionNum } = beat;
    for (const piece of uncountedStudy([...cover, ...pieces], beat)) {
      pieces.push({ ...piece, beatId, courseId, outlineNum, sectionNum });
      added.add(beatId);
    }
  }
  return pieces;
};

/**
 * Counts beats of a member, of any length, one after the other, or none at all: what of each is not counted yet, on this
 * device or another, becomes logs. A beat whose id was counted is passed over. The calls of a member follow each other.
 * Answers how many seconds were added.
 */
export const countStudy = async (
  { unitOfWork }: { readonly unitOfWork: UnitOfWork },
  userId: string,
  beats: readonly StudyBeat[],
): Promise<number> => {
  if (beats.length === 0) return 0;
  return unitOfWork.transaction(async ({ studyLogs }) => {
    // What is covered must not change before the gaps are filled.
    await studyLogs.lockOwner(userId);
    const ids = beats.map(({ id }) => id);
    const counted = await studyLogs.countedBeats(userId, ids);
    const fresh = beats.filter(({ id }) => !counted.has(id));
    const cover: Pick<StudyLog, 'at' | 'seconds'>[] = [];
    for (const stretch of stretchesOf(fresh)) cover.push(...(await studyLogs.covering(userId, stretch)));
    const pieces = piecesOf(fresh, cover);
    await studyLogs.insert(userId, pieces);
    return pieces.reduce((sum, { seconds }) => sum + seconds, 0);
  });
};
