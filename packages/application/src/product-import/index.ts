export type { ImportIssue } from './check-products.js';
export { importProducts, type ImportProductsDeps } from './import-products.js';
