/**
 * Sites: what is known of the hosts at which the platform is read (Specification §2 'Layouts').
 *
 * @module @ykd/domain/site
 */
export * from './site.js';
