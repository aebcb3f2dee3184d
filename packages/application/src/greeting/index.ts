export { greetBuyers, type GreetBuyersDeps, type GreetingTrouble } from './greet-buyers.js';
export { greetingText } from './greeting-text.js';
