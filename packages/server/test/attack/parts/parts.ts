import type { Arena } from '../arena.js';
import { freeOrders } from './free-orders.js';
import { fuzz } from './fuzz.js';
import { logins } from './logins.js';
import { kills } from './kills.js';
import { matrix } from './matrix.js';
import { races } from './races.js';
import { slow } from './slow.js';

/** The parts of the attack by their names, in the order in which they run: the ones that leave little as it was come last. */
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
