import type { GuardDecision } from '@ykd/domain/shared';
import { redirect, redirectDocument, type MiddlewareFunction } from 'react-router-dom';

/**
 * A guard of the domain as React Router middleware: it runs on the first load and on every navigation below its route.
 * A decision for another origin leaves the app with a full page load. An infrastructure failure is left to the error page.
 */
export const guardMiddleware =
  (decide: (url: string) => Promise<GuardDecision> | GuardDecision): MiddlewareFunction =>
  async ({ request }, next) => {
    const decision = await decide(request.url);
    if (decision.kind === 'pass') return next();
    throw decision.to.startsWith('/') ? redirect(decision.to) : redirectDocument(decision.to);
  };
