export * from './port.js';
export { tellServiceEnds, type TellServiceEndsDeps } from './tell-service-ends.js';
