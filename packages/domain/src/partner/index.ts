/**
 * Partners: what an application says and how it is decided, what a partner may do in which state, the agreement, and where
 * his commission is paid to. Mostly Beyond the Specification, which shows the states of the work order (§3) and the guard (§4).
 *
 * @module @ykd/domain/partner
 */
export * from './agreement.js';
export * from './application.js';
export * from './decision.js';
export * from './level.js';
export * from './payee.js';
export * from './state.js';
