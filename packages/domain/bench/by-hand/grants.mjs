const OLD = new Set(['j1test', 'g1', 'g1-new', 'e1', 'f8']);

/** `groupCourseIds` by hand. */
export const groupByHand = (grants) => {
  const allOld = new Map();
  for (const { courseIds, old = false } of grants) {
    for (const id of courseIds) {
      if (old) {
        if (!allOld.has(id)) allOld.set(id, true);
      } else if (allOld.get(id) !== false) allOld.set(id, false);
    }
  }
  const oldIds = [];
  const newIds = [];
  for (const [id, old] of allOld) {
    if (old || OLD.has(id)) oldIds.push(id);
    else newIds.push(id);
  }
  return { old: oldIds, new: newIds };
};
