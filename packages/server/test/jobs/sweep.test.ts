import { LOGIN_FAILURE_WINDOW_MS } from '@ykd/application';
import { createFakes } from '@ykd/application/testing';
import pino from 'pino';
import { expect, it } from 'vitest';
import { sweep } from '../../src/jobs/sweep.js';

it('removes sessions that expired and login attempts that no longer count, and nothing else', async () => {
  const fakes = createFakes();
  const { clock, sessions, loginAttempts, members } = fakes;
  const now = clock.now();
  await members.insert({ user: { id: 'u1', mobile: '13800000002' }, at: now });
  const session = { userId: 'u1', createdAt: 0, lastSeenAt: 0, userAgent: '', address: '' };
  await sessions.insert({ ...session, id: 'old', tokenDigest: 'd1', expiresAt: now - 1 });
  await sessions.insert({ ...session, id: 'new', tokenDigest: 'd2', expiresAt: now + 1 });
  await loginAttempts.reserve({ account: 'u1', address: 'a', at: now - LOGIN_FAILURE_WINDOW_MS - 1 }, 0, 5);
  await loginAttempts.reserve({ account: 'u1', address: 'a', at: now - 1000 }, 0, 5);

  await sweep({ clock, sessions, loginAttempts, logger: pino({ level: 'silent' }) });

  expect(await sessions.findById('old')).toBeUndefined();
  expect(await sessions.findById('new')).toBeDefined();
  // One attempt is left: a limit of two lets exactly one more through.
  expect(await loginAttempts.reserve({ account: 'u1', address: 'a', at: now }, 0, 2)).toBeUndefined();
  expect(await loginAttempts.reserve({ account: 'u1', address: 'a', at: now }, 0, 2)).toBe(now - 1000);
});
