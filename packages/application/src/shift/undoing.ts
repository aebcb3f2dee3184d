import type { ShiftChange, ShiftChanges } from './port.js';

/** What takes a change back, as long as nobody changes the same meanwhile. */
export const undoingChanges = ({ done }: Pick<ShiftChange, 'done'>): Required<ShiftChanges> => ({
  removes: done.flatMap(({ id, version, before }) =>
    before === null && version !== null ? [{ id, version }] : [],
  ),
  edits: done.flatMap(({ id, version, before }) =>
    before !== null && version !== null ? [{ id, version, ...before }] : [],
  ),
  adds: done.flatMap(({ version, before }) => (version === null && before !== null ? [before] : [])),
});
