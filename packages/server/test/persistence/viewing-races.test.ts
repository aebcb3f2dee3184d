import { createApplication } from '@ykd/application';
import { leave, OPERATOR } from '@ykd/application/people';
import { addPerson, createFakes, fakeBrowser } from '@ykd/application/testing';
import { endOverViewings } from '@ykd/application/viewing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createIds } from '../../src/crypto/ids.js';
import { repositories } from '../../src/persistence/store/registry.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

const ROUNDS = 3;
const SUPER = { role: 'superAdmin', grants: [] } as const;
const AS_STUDENT = { userId: 's', reason: '他说看不到课程' };

describe.each(BOTH_DATABASES)('who looks as somebody else at once on %s', (_name, open) => {
  /** A super administrator who is logged in, another one, and a student. */
  const scene = async () => {
    const { database, dispose } = await open();
    onTestFinished(dispose);
    const deps = { ...createFakes(), ...repositories(database), ids: createIds() };
    for (const id of ['a', 'b']) await addPerson(deps, id, { staff: SUPER });
    await addPerson(deps, 's');
    const { token, digest } = deps.sessionTokens.issue();
    const now = deps.clock.now();
    const times = { createdAt: now, lastSeenAt: now, expiresAt: now + 9_999_999 };
    await deps.unitOfWork.transaction(({ sessions }) =>
      sessions.insert({ id: 'of-a', tokenDigest: digest, userId: 'a', ...times, userAgent: '', address: '' }),
    );
    const browser = fakeBrowser();
    browser.plant(token);
    const { viewing } = createApplication(deps);
    const lines = async () => {
      const { list } = await deps.auditLog.page({ limit: 50 }, {});
      return list.map(({ act }) => act).filter((act) => act.startsWith('members.viewAs'));
    };
    return { deps, viewing: viewing(browser.context), lines };
  };

  it('looks no more when he is dismissed meanwhile, and both logs have the end of what began', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { deps, viewing, lines } = await scene();
      const [started, left] = await Promise.all([
        viewing.start(AS_STUDENT),
        leave(deps, OPERATOR, { userId: 'a' }),
      ]);
      expect(left.ok).toBe(true);
      if (!started.ok) expect(['forbidden', 'not-logged-in']).toContain(started.error.kind);
      expect(await deps.sessions.findById('of-a')).toBeUndefined();
      expect(await viewing.current()).toEqual({ ok: true, value: null });
      const over = await Promise.all([endOverViewings(deps), endOverViewings(deps)]);
      expect(Math.max(...over)).toBe(started.ok ? 1 : 0);
      expect((await lines()).toSorted()).toEqual(
        started.ok ? ['members.viewAs.begin', 'members.viewAs.end'] : [],
      );
      expect(await deps.viewings.over(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
    }
  });

  it('looks no more when his rights are taken while he looks', async () => {
    const { deps, viewing, lines } = await scene();
    expect((await viewing.start(AS_STUDENT)).ok).toBe(true);
    expect((await leave(deps, OPERATOR, { userId: 'a' })).ok).toBe(true);
    expect(await viewing.current()).toEqual({ ok: true, value: null });
    await endOverViewings(deps);
    expect(await lines()).toHaveLength(2);
  });

  it('looks once when he begins twice, and ends once', async () => {
    const { deps, viewing, lines } = await scene();
    await Promise.all([viewing.start(AS_STUDENT), viewing.start(AS_STUDENT)]);
    expect(await deps.viewings.over(Number.MAX_SAFE_INTEGER, 9)).toHaveLength(1);
    await Promise.all([viewing.end(), viewing.end()]);
    const told = await lines();
    expect(told.filter((act) => act.endsWith('end'))).toHaveLength(told.length / 2);
    expect(await viewing.current()).toEqual({ ok: true, value: null });
  });
});
