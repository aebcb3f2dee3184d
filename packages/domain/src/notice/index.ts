/**
 * What students are told: the kinds of notices, texts with places that are filled in, and what a text message costs. All
 * Beyond the Specification.
 *
 * @module @ykd/domain/notice
 */
export * from './kinds.js';
export * from './link.js';
export * from './service-end.js';
export * from './sms.js';
export * from './template.js';
