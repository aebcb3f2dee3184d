import { ok, type Result } from '@ykd/domain/shared';
import type { Right } from '@ykd/domain/access';
import type { Caller, CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import type { TagDeps } from './deps.js';
import { changeTag, makeTag, removeTag } from './keep-up.js';
import { tagChoices, tagLines } from './lines.js';
import type { TagPort } from './port.js';
import { setTag } from './set.js';
import { undoSet } from './undo.js';

/** Tags of students, for one caller. */
export const tagPort = (deps: TagDeps, context: CallerContext): TagPort => {
  const acting =
    <I, T, E>(right: Right, act: (caller: Caller, input: I) => Promise<Result<T, E>>) =>
    async (input: I) => {
      const caller = await requireRight(deps, context, right);
      return caller.ok ? act(caller.value, input) : caller;
    };
  return {
    choices: async () => {
      const caller = await requireRight(deps, context, 'tags.see');
      return caller.ok ? ok(await tagChoices(deps)) : caller;
    },
    lines: async () => {
      const caller = await requireRight(deps, context, 'classes.define');
      return caller.ok ? ok(await tagLines(deps)) : caller;
    },
    make: acting('classes.define', (caller, input) => makeTag(deps, caller, input)),
    change: acting('classes.define', (caller, input) => changeTag(deps, caller, input)),
    remove: acting('classes.define', (caller, input) => removeTag(deps, caller, input)),
    set: acting('tags.set', (caller, input) => setTag(deps, caller, input)),
    undo: acting('tags.set', (caller, input) => undoSet(deps, caller, input)),
  };
};
