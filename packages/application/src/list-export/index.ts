export { createExportFiles, type ExportFile, type ExportFiles } from './files.js';
export * from './port.js';
export type { ExportCell, ExportColumn, ExportRows } from './prepare.js';
export * from '../ports/export-runs.js';
export * from '../staff-list/export-words.js';
