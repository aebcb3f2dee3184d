import { ok } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import type { AssistantDeps } from './deps.js';
import { loadOf } from './figures.js';
import { page } from './page.js';
import { ASSISTANTS_AT_ONCE, type AssistantFigures, type AssistantPort } from './port.js';

/** Those who look after students, for one caller. */
export const assistantPort = (deps: AssistantDeps, context: CallerContext): AssistantPort => ({
  figures: async ({ ids }) => {
    const caller = await requireRight(deps, context, 'assistants.manage');
    if (!caller.ok) return caller;
    const now = deps.clock.now();
    const figures: AssistantFigures[] = [];
    // One after the other: nobody else waits for the database because one looks at all of them.
    for (const id of ids.slice(0, ASSISTANTS_AT_ONCE)) {
      figures.push({ id, ...(await loadOf(deps, id, now)).figures });
    }
    return ok(figures);
  },
  page: (input) => page(deps, context, input),
});
