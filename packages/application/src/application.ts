import type { CommonQueryPort } from './commonquery/port.js';
import { commonQueryPort } from './commonquery/service.js';
import { memberPort } from './member/service.js';
import type { MemberPort } from './member/port.js';
import type { ProjectUserPort } from './projectuser/port.js';
import { projectUserPort } from './projectuser/service.js';
import type { Clock } from './ports/clock.js';
import type { Ids } from './ports/ids.js';
import type { PasswordHasher } from './ports/password-hasher.js';
import type { Repositories } from './ports/repositories.js';
import type { SessionTokens } from './ports/session-tokens.js';
import type { CallerContext } from './shared/caller.js';
import type { StudyPort } from './study/port.js';
import { studyPort } from './study/service.js';

/** The outbound ports that the use cases stand on. */
export interface ApplicationDeps extends Omit<Repositories, 'products'> {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly passwordHasher: PasswordHasher;
  readonly sessionTokens: SessionTokens;
}

/** The inbound ports, each bound to a caller. Over HTTP the client package offers the same ports for the browser's caller. */
export interface Application {
  member(context: CallerContext): MemberPort;
  commonQuery(context: CallerContext): CommonQueryPort;
  projectUser(context: CallerContext): ProjectUserPort;
  study(context: CallerContext): StudyPort;
}

/** Wires the use cases to their outbound ports. */
export const createApplication = (deps: ApplicationDeps): Application => ({
  member: (context) => memberPort(deps, context),
  commonQuery: (context) => commonQueryPort(deps, context),
  projectUser: (context) => projectUserPort(deps, context),
  study: (context) => studyPort(deps, context),
});
