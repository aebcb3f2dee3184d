export { JING, TAO, withCare } from './care.js';
export { withPartner } from './partner-world.js';
export { checked, made, withPayable } from './payout-world.js';
export { PRIZE_ADDRESS, PRIZE_CAMPAIGN, withPrizes } from './prize-world.js';
export * from './purchases.js';
export { studyIn2024 } from './report-picture.js';
export { aCoupon, aCourse, anOrder, RICH, SEED_NOW } from './seed.js';
export type { Try } from './tries.js';
export { loggedIn, loginOf, type MakeWorld, type World } from './world.js';
