export { PLACEMENT_BANK } from './bank.js';
export type { PlacementQuestion } from './bank/question.js';
