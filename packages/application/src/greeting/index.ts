export { greetBuyers, type GreetBuyersDeps, type GreetingTrouble } from './greet-buyers.js';
export { greetingText } from './greeting-text.js';
export { GREETING_ENDS } from './greeting-ends.js';
