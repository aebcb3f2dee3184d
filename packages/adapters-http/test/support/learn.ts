import { anOrder, fakePng, type Fakes, HONG, MING, SEED_NOW, setDays } from '@ykd/application/testing';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import type { AnyCall } from '../../src/contracts/call.js';
import { check } from '../../src/contracts/check.js';
import { checkInCalls } from '../../src/contracts/check-in.js';
import { formOf } from './forms.js';
import { testServer } from './server.js';
import { loginCookie, SAME_ORIGIN } from './sessions.js';

/** A course that everybody may read, with the exercise `sum`. */
export const courseId = 'j1test';
export const position = { courseId, outlineNum: 0, sectionNum: 1, bodyNum: 1 };
export const pass = { courseId, exerciseId: 'sum' };
/** What was written for the exercise, which lies in the last lesson. */
export const solution = { ...pass, last: { code: 'print(3)', at: SEED_NOW } };
export const lessonOfExercise = { courseId, outlineNum: '1', sectionNum: '0' };
export const note = { ...position, id: 'n-1', text: '列表从 0 数起' };
export const beat = {
  id: 'b-1',
  courseId,
  outlineNum: 0,
  sectionNum: 0,
  from: SEED_NOW - 60_000,
  seconds: 60,
};
export const entry = { campaign: '2025_march', text: '学了循环', pictures: [] } as const;
/** With this period an entry can be written now. */
export const period = {
  key: entry.campaign,
  firstDay: shanghaiDay(SEED_NOW),
  lastDay: shanghaiDay(SEED_NOW + DAY_MS),
} as const;

/** Two tags, one of them hidden, for xiaoming and xiaohong; the class teacher's service of the course j1 for xiaoming. */
const addLearning = async ({ orders, studentTags }: Fakes): Promise<void> => {
  await orders.insert(anOrder({ id: 'o-chat', courseIds: ['j1'], serviceDate: SEED_NOW + 5 * DAY_MS }));
  for (const [id, show] of Object.entries({ star: 'true', watch: 'false' })) {
    await studentTags.saveLable({ id, name: id, color: '#1cc47c', description: '连续打卡', show }, SEED_NOW);
    for (const { id: studentId } of [MING, HONG]) {
      await studentTags.give({ id: `${id}-${studentId}`, studentId, lableId: id, at: SEED_NOW });
    }
  }
};

/** A server for all tests of the file, and sessions that ask it: of xiaoming unless another is named, of nobody by ''. */
export const useLearning = () => {
  let fastify: FastifyInstance;
  let deps: Fakes;
  const cookies = new Map([['', '']]);
  /** The calls that worked, each with what it was asked last. */
  const worked = new Map<AnyCall, object | undefined>();
  beforeAll(async () => {
    ({ fastify, deps } = await testServer());
    await addLearning(deps);
    for (const account of ['xiaoming', 'xiaohong', 'admin']) {
      cookies.set(account, await loginCookie(fastify, account));
    }
  });
  afterAll(() => fastify.close());

  const send = (call: AnyCall, input: object = {}, account = 'xiaoming') => {
    const headers = { ...SAME_ORIGIN, cookie: cookies.get(account) ?? '' };
    const options = { method: call.method, url: call.path, headers };
    return fastify.inject(
      call.method === 'POST'
        ? { ...options, payload: input }
        : { ...options, query: input as Record<string, string> },
    );
  };

  /** Asks, and holds the answer against the contract; answers the data. */
  const ask = async (call: AnyCall, input?: object, account?: string): Promise<unknown> => {
    const answer = await send(call, input, account);
    const parsed = answer.json<{ data: unknown }>();
    expect([call.path, answer.statusCode, check(call.response, parsed)]).toEqual([
      call.path,
      200,
      { ok: true, value: parsed },
    ]);
    worked.set(call, input);
    return parsed.data;
  };

  /** Uploads a picture for an entry; answers its address. */
  const upload = async (account?: string): Promise<string> => {
    const form = formOf(['picturefile', fakePng('pixels')]);
    return ((await ask(checkInCalls.upload, form, account)) as { imageUrl: string }).imageUrl;
  };

  /** Staff open the campaign of the entry. */
  const open = (): void => setDays(deps, period.key, period);

  return { deps: () => deps, open, send, ask, upload, worked };
};
