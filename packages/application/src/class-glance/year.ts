import { isYearOver, studyYear } from '@ykd/domain/report';
import { ok, type Result } from '@ykd/domain/shared';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { CLASS_YEAR_MIN_LEARNERS, type ClassYear } from './port.js';
import { reachedOf } from './reached.js';
import type { ClassGlanceDeps } from './show.js';

/** The year of those students of a class whom somebody reaches, in sums. */
export const classYear = async (
  deps: ClassGlanceDeps,
  caller: Caller,
  { classId, year }: { readonly classId: string; readonly year: number },
): Promise<Result<ClassYear, ErrorOf<'entity-not-found' | 'forbidden'>>> => {
  const found = await reachedOf(deps, caller, classId);
  if (!found.ok) return found;
  const { reached, isCut } = found.value;
  const { learners, studyDays, secondsByHour, passed, notes } = await deps.classLearning.sums(
    [...reached.keys()],
    studyYear(year),
  );
  const sums = {
    learners,
    studyDays,
    seconds: secondsByHour.reduce((sum, seconds) => sum + seconds, 0),
    activeHour: secondsByHour.indexOf(Math.max(...secondsByHour)),
    exercises: passed,
    notes,
  };
  return ok({
    classId,
    year,
    isOver: isYearOver(year, deps.clock.now()),
    isCut,
    sums: learners < CLASS_YEAR_MIN_LEARNERS ? null : sums,
  });
};
