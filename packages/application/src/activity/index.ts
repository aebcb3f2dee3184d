export * from './port.js';
export type { ShownBanner, ShownTo } from './shown.js';
