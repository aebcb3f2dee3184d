import type { ApplicationDeps } from './application-deps.js';
import { AREAS, type AreaName, type Ports } from './areas.js';
import type { CallerContext } from './shared/caller.js';
import { createTurns } from './shared/turns.js';
import { createRecentChecks } from './shop/recent-checks.js';

/** The inbound ports, each bound to a caller. Over HTTP the client package offers the same ports for the browser's caller. */
export type Application = { readonly [A in AreaName]: (context: CallerContext) => Ports[A] };

/** Something of each area, by its name. */
const byArea = <T extends Record<AreaName, unknown>>(of: (area: AreaName) => unknown): T =>
  Object.fromEntries((Object.keys(AREAS) as AreaName[]).map((area) => [area, of(area)])) as T;

/** Wires the use cases to their outbound ports. */
export const createApplication = (deps: ApplicationDeps): Application => {
  const areaDeps = { ...deps, recentChecks: createRecentChecks(), claimTurns: createTurns() };
  return byArea<Application>((area) => (context: CallerContext) => AREAS[area](areaDeps, context));
};

/** The ports of an application for one caller. */
export const portsOf = (application: Application, context: CallerContext): Ports =>
  byArea<Ports>((area) => application[area](context));
