import { describe, expect, it } from 'vitest';
import { expectOfficial, type Exchange } from './exchanges.js';
import { GITLAB_OPERATIONS } from './official-gitlab.js';

describe('the official description', () => {
  it('refuses what is not in it', () => {
    const exchange = (over: Partial<Exchange>): readonly Exchange[] => [
      { operation: 'POST /api/v4/users', query: {}, body: {}, status: 201, answer: {}, ...over },
    ];
    const user = { id: 1, username: 'a', name: 'b' };
    const body = { username: 'a', name: 'b', email: 'c' };
    expectOfficial(GITLAB_OPERATIONS, exchange({ body, answer: user }));
    for (const wrong of [
      { body: { ...body, nonsense: 1 }, answer: user },
      { body: { username: 'a' }, answer: user },
      { body, answer: { ...user, id: 'x' } },
      { body, answer: user, status: 200 },
      { body, answer: user, query: { sudo: '1' } },
      { body, answer: user, operation: 'DELETE /api/v4/users' },
    ]) {
      expect(() => expectOfficial(GITLAB_OPERATIONS, exchange(wrong))).toThrow(/not described|expected/i);
    }
  });
});
