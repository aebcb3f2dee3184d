export * from '../entities/invoice.js';
export * from './files.js';
export * from './invoices.js';
export * from './list.js';
export { pdfIssue, readablePdf } from './pdf.js';
export * from './port.js';
export * from './staff-port.js';
