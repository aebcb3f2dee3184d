import type { RosterProgress } from '../ports/rosters.js';

/** How far rosters are, in the memory of the process that works on them: another one knows nothing of it. */
export const createRosterProgress = (): RosterProgress => {
  const running = new Map<string, { readonly done: number; readonly total: number }>();
  return {
    begin: (id, total) => void running.set(id, { done: 0, total }),
    step: (id, rows) => {
      const now = running.get(id);
      if (now !== undefined) running.set(id, { ...now, done: now.done + rows });
    },
    end: (id) => void running.delete(id),
    of: (id) => running.get(id),
  };
};
