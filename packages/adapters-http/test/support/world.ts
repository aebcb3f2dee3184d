import {
  createApplication,
  type CallerContext,
  type CommonQueryPort,
  type Credential,
  type MemberPort,
  type ProjectUserPort,
  type StudyPort,
} from '@ykd/application';
import {
  commonQueryClient,
  createHttp,
  memberClient,
  projectUserClient,
  studyClient,
} from '../../src/client/index.js';
import { browserFetch } from './browser.js';
import type { Fakes } from '@ykd/application/testing';
import { testDeps } from './deps.js';
import { PASSWORD } from './seed.js';
import { testServer } from './server.js';

/** One pretended browser: the inbound ports as its user's session sees them. */
export interface Visitor {
  readonly member: MemberPort;
  readonly commonQuery: CommonQueryPort;
  readonly projectUser: ProjectUserPort;
  readonly study: StudyPort;
}

/** The platform, in one of its two shapes. */
export interface World {
  readonly deps: Fakes;
  /** A new browser without a session. */
  visitor(): Visitor;
  close(): Promise<void>;
}

export type MakeWorld = () => Promise<World>;

/** A new browser with a logged-in member. */
export const loggedIn = async (world: World, account = 'xiaoming'): Promise<Visitor> => {
  const visitor = world.visitor();
  const result = await visitor.member.login({ account, pwd: PASSWORD });
  if (!result.ok) throw new Error(`login of ${account} failed: ${result.error.kind}`);
  return visitor;
};

const memoryContext = (): CallerContext => {
  let token: string | undefined;
  return {
    address: '127.0.0.1',
    userAgent: 'test',
    credential: (): Credential | undefined => (token === undefined ? undefined : { kind: 'session', token }),
    remember: (session) => {
      token = session.token;
    },
    forget: () => {
      token = undefined;
    },
  };
};

/** The use cases, called in process. */
export const inProcess: MakeWorld = async () => {
  const deps = await testDeps();
  const application = createApplication(deps);
  return {
    deps,
    visitor: () => {
      const context = memoryContext();
      return {
        member: application.member(context),
        commonQuery: application.commonQuery(context),
        projectUser: application.projectUser(context),
        study: application.study(context),
      };
    },
    close: () => Promise.resolve(),
  };
};

/** The use cases behind the routes, called by the clients over a real socket. */
export const overHttp: MakeWorld = async () => {
  const { fastify, deps } = await testServer();
  const baseUrl = await fastify.listen({ port: 0, host: '127.0.0.1' });
  return {
    deps,
    visitor: () => {
      const http = createHttp({ baseUrl, fetch: browserFetch(baseUrl) });
      return {
        member: memberClient(http),
        commonQuery: commonQueryClient(http),
        projectUser: projectUserClient(http),
        study: studyClient(http),
      };
    },
    close: () => fastify.close(),
  };
};
