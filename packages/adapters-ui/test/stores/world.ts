import { createApplication, type Ports, portsOf } from '@ykd/application';
import type { CourseContent } from '@ykd/application/course';
import {
  addMembers,
  createFakes,
  fakeBrowser,
  logIn,
  MING,
  NEW,
  sampleCourse,
  type Fakes,
} from '@ykd/application/testing';
import { TRIAL_COURSE_IDS } from '@ykd/domain/course';
import type { KeyValueStorage } from '../../src/stores/index.js';

/** A course of three chapters with 2, 1 and 2 lessons of 3, 2, 1, 2 and 4 parts. */
export const tinyCourse = (courseId: string): CourseContent => sampleCourse(courseId, [[3, 2], [1], [2, 4]]);

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
  await addMembers(fakes, [MING, NEW]);
  for (const courseId of TRIAL_COURSE_IDS) {
    await fakes.courses.save(tinyCourse(courseId), fakes.clock.now());
  }

  const app = createApplication(fakes);
  const visitor = (): Ports => portsOf(app, fakeBrowser().context);
  return {
    fakes,
    visitor,
    member: async (account) => {
      const ports = visitor();
      await logIn(ports, account);
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
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
};

/** A promise that the test settles. */
export const gate = (): { readonly opened: Promise<void>; open(): void } => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};
