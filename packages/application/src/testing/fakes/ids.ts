import type { Ids } from '../../ports/ids.js';

/** Sequential ids: `id-1`, `id-2`, … */
export const fakeIds = (prefix = 'id'): Ids => {
  let count = 0;
  return {
    next: () => {
      count += 1;
      return `${prefix}-${count}`;
    },
  };
};
