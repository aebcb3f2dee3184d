export * from './difference-list.js';
export * from './listed-differences.js';
export * from './port.js';
export { reconcileBills, type ReconcileDeps } from './reconcile-bills.js';
