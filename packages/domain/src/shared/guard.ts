/**
 * What a guard decides: let the visitor pass, or send them to `to`, a path of this site or an absolute URL.
 * Routers and hooks only translate it (Specification §2 'Layouts and the guards they run', §6).
 */
export type GuardDecision = { readonly kind: 'pass' } | { readonly kind: 'redirect'; readonly to: string };

/** The decision to let the visitor pass; frozen (Specification §2, §6). */
export const PASS: GuardDecision = Object.freeze({ kind: 'pass' });

/** The decision to send the visitor to `to`, a path of this site or an absolute URL (Specification §2, §6). */
export const redirectTo = (to: string): GuardDecision => ({ kind: 'redirect', to });
