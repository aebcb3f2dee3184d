import { ok } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import { requireOwner } from '../shared/own-data.js';
import { countedRecord, countedRecords } from './counted-record.js';
import { passExercise } from './pass-exercise.js';
import type { ProjectUserPort } from './port.js';
import { saveProgress, type SaveProgressDeps } from './save-progress.js';

export const projectUserPort = (deps: SaveProgressDeps, context: CallerContext): ProjectUserPort => ({
  findLast: async ({ userId }) => {
    const owner = await requireOwner(deps, context, userId);
    return owner.ok ? ok((await countedRecord(deps, await deps.progress.findLast(userId))) ?? null) : owner;
  },
  queryByUserId: async ({ userId }) => {
    const owner = await requireOwner(deps, context, userId);
    return owner.ok ? ok(await countedRecords(deps, userId)) : owner;
  },
  get: async ({ userId, courseId }) => {
    const owner = await requireOwner(deps, context, userId);
    return owner.ok
      ? ok((await countedRecord(deps, await deps.progress.find(userId, courseId))) ?? null)
      : owner;
  },
  save: (input) => saveProgress(deps, context, input),
  exercises: async ({ userId, courseId }) => {
    const owner = await requireOwner(deps, context, userId);
    return owner.ok ? ok(await deps.progress.passed(userId, courseId)) : owner;
  },
  passExercise: (input) => passExercise(deps, context, input),
});
