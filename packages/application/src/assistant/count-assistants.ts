import type { Clock } from '../ports/clock.js';
import type { Assistants } from './assistants.js';
import { loadOf, type LoadDeps } from './figures.js';

export interface CountAssistantsDeps extends LoadDeps {
  readonly clock: Clock;
  readonly assistants: Pick<Assistants, 'due' | 'store'>;
}

/** Figures are counted again when they are so old, in milliseconds: whoever looks at them may be told so much later what was done. */
export const FIGURES_AGE_MS = 5 * 60_000;
/** More than there are of those who work here. */
const ALL = 10_000;
/** So many are counted in a part of the job: nobody else waits for the database long. */
const AT_A_TIME = 20;

/** Counts the figures of those who are due, one after the other; answers how many they were. */
const countThem = async (
  deps: CountAssistantsDeps,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> => {
  const due = await deps.assistants.due(before, limit);
  for (const { id, ...care } of due) {
    const countedAt = deps.clock.now();
    const { figures } = await loadOf(deps, id, countedAt);
    await deps.assistants.store({ staffId: id, ...figures, ...care, countedAt });
  }
  return due.length;
};

/** Counts those who were never counted and those whose students are others by now, so that a list is of all and as of now. */
export const countChanged = (deps: CountAssistantsDeps): Promise<number> =>
  countThem(deps, { before: 0, limit: ALL });

/** Counts some of those whose figures are old; answers how many they were. Any number of processes may do so. */
export const countAssistants = (deps: CountAssistantsDeps): Promise<number> =>
  countThem(deps, { before: deps.clock.now() - FIGURES_AGE_MS, limit: AT_A_TIME });
