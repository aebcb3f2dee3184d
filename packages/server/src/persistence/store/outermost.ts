import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database.js';

/**
 * The transactions of a database, of which none can be begun inside another one: there it would wait for itself on SQLite,
 * and see nothing of the other one's changes on PostgreSQL. It throws. What was begun inside and goes on after the end may
 * begin its own.
 */
export const outermost = (transaction: Database['transaction']): Database['transaction'] => {
  const around = new AsyncLocalStorage<{ isOpen: boolean }>();
  return async (run) => {
    if (around.getStore()?.isOpen) throw new Error('a transaction cannot be begun inside another one');
    const mine = { isOpen: true };
    try {
      return await transaction((trx) => around.run(mine, () => run(trx)));
    } finally {
      mine.isOpen = false;
    }
  };
};
