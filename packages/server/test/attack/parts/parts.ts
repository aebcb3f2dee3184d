import type { Arena } from '../arena.js';
import { freeOrders } from './free-orders.js';
import { fuzz } from './fuzz.js';
import { logins } from './logins.js';
import { kills } from './kills.js';
import { matrix } from './matrix.js';
import { races } from './races.js';
import { slow } from './slow.js';

/** The parts of the attack by their names, in the order in which they run. */
export const PARTS = {
  logins,
  races,
  kills,
  'free-orders': freeOrders,
  slow,
  matrix,
  fuzz,
} satisfies Readonly<Record<string, (arena: Arena) => Promise<void>>>;

export type PartName = keyof typeof PARTS;

/**
 * The parts that share a platform: the ones of the first one rely on wares and prices as they are, the others may change
 * anything, and look through all tables, which are small then.
 */
export const TOGETHER: readonly (readonly PartName[])[] = [
  ['logins', 'races', 'kills', 'free-orders', 'slow'],
  ['matrix', 'fuzz'],
];
