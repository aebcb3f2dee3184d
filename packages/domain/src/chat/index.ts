/**
 * The account of a member in the team chat service (Specification §7).
 *
 * @module @ykd/domain/chat
 */
export * from './chat-account.js';
