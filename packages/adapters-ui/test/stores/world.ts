import {
  createApplication,
  type CallerContext,
  type CourseContent,
  type CommonQueryPort,
  type MemberPort,
  type ProjectUserPort,
  type StudyPort,
} from '@ykd/application';
import { createFakes, type Fakes } from '@ykd/application/testing';
import type { KeyValueStorage } from '../../src/stores/index.js';

export const PASSWORD = 'correct horse';

/** A course of three chapters with 2, 1 and 2 lessons of 3, 2, 1, 2 and 4 parts. */
export const course = (courseId: string): CourseContent => ({
  courseId,
  title: `课程 ${courseId}`,
  summary: '',
  fingerprint: courseId,
  chapters: [[3, 2], [1], [2, 4]].map((lessons, chapter) => ({
    title: `第 ${chapter + 1} 章`,
    lessons: lessons.map((parts, lesson) => ({
      title: `${chapter + 1}.${lesson + 1}`,
      bodies: Array.from({ length: parts }, (_, part) => ({ title: `${part}`, nodes: [`${part}`] })),
    })),
  })),
});

/** All inbound ports of one pretended browser. */
export interface Ports {
  readonly member: MemberPort;
  readonly commonQuery: CommonQueryPort;
  readonly projectUser: ProjectUserPort;
  readonly study: StudyPort;
}

/** A browser: it keeps the session token that it is given, as a cookie jar does. */
const cookieJar = (): CallerContext => {
  let token: string | undefined;
  return {
    address: '192.0.2.1',
    userAgent: 'test browser',
    credential: () => (token === undefined ? undefined : { kind: 'session', token }),
    remember: (session) => (token = session.token),
    forget: () => (token = undefined),
  };
};

export interface World {
  readonly fakes: Fakes;
  /** The ports of a new browser that nobody is logged in with. */
  visitor(): Ports;
  /** The ports of a browser that somebody is logged in with. */
  member(account: string): Promise<Ports>;
}

/** The application over fakes: two members, and the two trial courses. */
export const createWorld = async (): Promise<World> => {
  const fakes = createFakes();
  const passwordHash = await fakes.passwordHasher.hash(PASSWORD);
  const at = fakes.clock.now();
  await fakes.members.insert({
    user: { id: 'u-ming', mobile: '13800000002', userName: 'xiaoming' },
    passwordHash,
    at,
  });
  await fakes.members.insert({
    user: { id: 'u-new', mobile: '13800000001', userName: '13800000001' },
    passwordHash,
    at,
  });
  for (const courseId of ['j1test', 'py1test']) await fakes.courses.save(course(courseId), at);

  const app = createApplication(fakes);
  const visitor = (): Ports => {
    const context = cookieJar();
    return {
      member: app.member(context),
      commonQuery: app.commonQuery(context),
      projectUser: app.projectUser(context),
      study: app.study(context),
    };
  };
  return {
    fakes,
    visitor,
    member: async (account) => {
      const ports = visitor();
      const result = await ports.member.login({ account, pwd: PASSWORD });
      if (!result.ok) throw new Error(`login of ${account}: ${result.error.kind}`);
      return ports;
    },
  };
};

/** A storage that several stores can share, as tabs do; `broken` makes it refuse to store. */
export const memoryStorage = (): KeyValueStorage & {
  broken: boolean;
  readonly kept: Map<string, string>;
} => {
  const kept = new Map<string, string>();
  return {
    kept,
    broken: false,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (this.broken) throw new Error('quota');
      kept.set(key, value);
    },
    removeItem(key) {
      if (this.broken) throw new Error('quota');
      kept.delete(key);
    },
  };
};

/** Lets everything run that waits for promises only. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

/** A promise that the test settles. */
export const gate = (): { readonly opened: Promise<void>; open(): void } => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};
