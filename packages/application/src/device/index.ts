export { deviceInWords } from './device-words.js';
