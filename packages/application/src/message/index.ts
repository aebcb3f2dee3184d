export * from './port.js';
export * from './limits.js';
export { deliverMessages, type DeliverMessagesDeps } from './deliver.js';
