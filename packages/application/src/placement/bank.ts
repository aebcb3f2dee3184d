import { BASICS } from './bank/basics.js';
import { DATA } from './bank/data.js';
import { FUNCTIONS } from './bank/functions.js';
import type { PlacementQuestion } from './bank/question.js';
import { STRUCTURES } from './bank/structures.js';
import { WEB } from './bank/web.js';

/** The questions of the placement test that the platform comes with. */
export const PLACEMENT_BANK: readonly PlacementQuestion[] = [
  ...BASICS,
  ...FUNCTIONS,
  ...STRUCTURES,
  ...WEB,
  ...DATA,
];
