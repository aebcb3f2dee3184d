import { avatarKey } from '@ykd/application/avatar';
import { checkInPictureKey } from '@ykd/application/check-in';
import { SMS_MEMORY_MS, STRANGER_WINDOW_MS } from '@ykd/application/member';
import { RECEIPT_PICTURE_PLACE } from '@ykd/application/staff-refund';
import { DEFAULT_SESSION_RULES } from '@ykd/application/shared';
import { createFakes, withLogins, type Fakes } from '@ykd/application/testing';
import { DAY_MS } from '@ykd/domain/shared';
import pino from 'pino';
import { expect, it } from 'vitest';
import { sweep } from '../../src/jobs/sweep.js';

const tried = (guess: string) => ({ account: 'u1', address: 'a', guess });

const sweepOf = (deps: Fakes): Promise<void> =>
  sweep({
    ...deps,
    sessionRules: DEFAULT_SESSION_RULES,
    securityMemoryMs: DAY_MS,
    logger: pino({ level: 'silent' }),
  });

it('removes the pictures of one kind though one of the other cannot be removed, and says so', async () => {
  const fakes = createFakes();
  const { clock, members, avatarFiles, checkInPictures, files } = fakes;
  const at = clock.now() - DAY_MS - 1;
  await members.insert({ user: { id: 'u1', mobile: '13800000002' }, at });
  for (const [pictures, keyOf] of [
    [avatarFiles, avatarKey],
    [checkInPictures, checkInPictureKey],
  ] as const) {
    await pictures.reserve({ name: 'old.png', userId: 'u1', at }, 0, 9);
    await files.put(keyOf('old.png'), Uint8Array.of(1));
  }
  const stuck = {
    ...files,
    delete: async (key: string) => {
      if (key === avatarKey('old.png')) throw new Error('read-only');
      await files.delete(key);
    },
  };
  await expect(sweepOf({ ...fakes, files: stuck })).rejects.toBeInstanceOf(AggregateError);
  expect([...files.stored.keys()]).toEqual(['avatar/old.png']);
  expect([...avatarFiles.stored.keys()]).toEqual(['old.png']);
  expect([...checkInPictures.stored.keys()]).toEqual([]);
});

it('removes sessions and codes that expired and attempts that no longer count, and nothing else', async () => {
  const fakes = createFakes();
  const { clock, loginAttempts, smsCodes, members, files } = fakes;
  const { avatarFiles, checkInPictures, receiptPictures, invoiceFiles } = fakes;
  const { sessions } = withLogins(fakes);
  const now = clock.now();
  await members.insert({ user: { id: 'u1', mobile: '13800000002' }, at: now });
  const session = { userId: 'u1', createdAt: 0, lastSeenAt: 0, userAgent: '', address: '' };
  await sessions.insert({ ...session, id: 'old', tokenDigest: 'd1', expiresAt: now - 1 });
  await sessions.insert({ ...session, id: 'new', tokenDigest: 'd2', expiresAt: now + 1 });
  await loginAttempts.reserve({ ...tried('long ago'), at: now - STRANGER_WINDOW_MS - 1 }, 0, 5);
  await loginAttempts.reserve({ ...tried('late'), at: now - 1000 }, 0, 5);

  const request = { mobile: '13800000002', address: 'a' };
  await smsCodes.reserve({ ...request, at: now - SMS_MEMORY_MS - 1 }, []);
  await smsCodes.reserve({ ...request, at: now - SMS_MEMORY_MS + 1 }, []);
  await smsCodes.store({ mobile: 'over', address: 'a', digest: 'd', expiresAt: now - 1 });
  await smsCodes.store({ mobile: 'valid', address: 'a', digest: 'd', expiresAt: now + 1 });

  for (const [name, age] of [
    ['old.png', DAY_MS + 1],
    ['new.png', DAY_MS],
  ] as const) {
    await avatarFiles.reserve({ name, userId: 'u1', at: now - age }, 0, 9);
    await files.put(avatarKey(name), Uint8Array.of(1));
    await checkInPictures.reserve({ name, userId: 'u1', at: now - age }, 0, 9);
    await files.put(checkInPictureKey(name), Uint8Array.of(1));
    await receiptPictures.reserve({ name, userId: 'u1', at: now - age }, 0, 9);
    await files.put(RECEIPT_PICTURE_PLACE.key(name), Uint8Array.of(1));
    const file = name.replace('png', 'pdf');
    await invoiceFiles.reserve({ name: file, userId: 'u1', at: now - age }, 0, 9);
    await files.put(`invoice/${file}`, Uint8Array.of(1));
  }

  await sweepOf({ ...fakes, sessions });

  expect([...files.stored.keys()]).toEqual([
    'avatar/new.png',
    'checkin/new.png',
    'receipt/new.png',
    'invoice/new.pdf',
  ]);
  expect([...avatarFiles.stored.keys()]).toEqual(['new.png']);
  expect([...checkInPictures.stored.keys()]).toEqual(['new.png']);
  expect([...receiptPictures.stored.keys()]).toEqual(['new.png']);
  expect([...invoiceFiles.stored.keys()]).toEqual(['new.pdf']);

  expect(await sessions.findById('old')).toBeUndefined();
  expect(await sessions.findById('new')).toBeDefined();
  const all = { by: 'mobile', since: 0, max: 1 } as const;
  expect(await smsCodes.reserve({ ...request, at: now }, [all])).toEqual({
    limit: all,
    oldest: now - SMS_MEMORY_MS + 1,
  });
  const redeem = (mobile: string) =>
    smsCodes.redeem({ mobile, address: 'a', digest: 'd', at: now - 2, maxTries: 5 });
  expect(await redeem('over')).toBe(false);
  expect(await redeem('valid')).toBe(true);
  // One attempt is left: a limit of two lets exactly one more through.
  expect(await loginAttempts.reserve({ ...tried('one'), at: now }, 0, 2)).toEqual({ kind: 'counted' });
  expect(await loginAttempts.reserve({ ...tried('two'), at: now }, 0, 2)).toMatchObject({
    oldest: now - 1000,
  });
});
