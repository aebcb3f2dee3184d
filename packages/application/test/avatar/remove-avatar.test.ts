import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { avatarUrl, removeUnusedAvatars } from '../../src/avatar/index.js';
import { type AvatarFiles, type FileStore, FilesUnavailableError } from '../../src/ports/index.js';
import { fakeBrowser, fakePng } from '../../src/testing/index.js';
import { avatarWorld, keyOf, upload } from '../support/avatars.js';
import { world } from '../support/browser.js';

describe('removing', () => {
  it('takes the picture away, from the profile too', async () => {
    const { fakes, avatar } = await avatarWorld();
    const url = await upload(avatar);
    const fields = { avatarUrl: url };
    await fakes.members.updateProfile({ id: 'u-ming', fields, sync: [], at: fakes.clock.now() });
    for (const _again of [1, 2])
      expect(await avatar.remove({ imgUrl: url })).toEqual({ ok: true, value: null });
    expect(fakes.files.stored.size).toBe(0);
    expect(fakes.avatarFiles.stored.size).toBe(0);
    expect((await fakes.members.findById('u-ming'))?.avatarUrl).toBeUndefined();
    const wishes = await fakes.accountSync.statesOf('u-ming');
    expect(wishes).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  });

  it('leaves the picture of the profile when another one goes', async () => {
    const { fakes, avatar } = await avatarWorld();
    const [shown, other] = [await upload(avatar), await upload(avatar)];
    const fields = { avatarUrl: shown };
    await fakes.members.updateProfile({ id: 'u-ming', fields, sync: [], at: fakes.clock.now() });
    await avatar.remove({ imgUrl: other });
    expect(await fakes.accountSync.statesOf('u-ming')).toEqual([]);
    expect((await fakes.members.findById('u-ming'))?.avatarUrl).toBe(shown);
    expect([...fakes.files.stored.keys()]).toEqual([keyOf(shown)]);
  });

  it('leaves another member’s picture alone, and says nothing about it', async () => {
    const { fakes, avatar, hong } = await avatarWorld();
    const url = await upload(avatar);
    // Naming it in his own profile makes it no more his.
    await fakes.members.updateProfile({ id: 'u-hong', fields: { avatarUrl: url }, sync: [], at: 0 });
    expect(await hong.remove({ imgUrl: url })).toEqual({ ok: true, value: null });
    expect(fakes.files.stored.has(keyOf(url))).toBe(true);
    expect(fakes.avatarFiles.stored.size).toBe(1);
  });

  it.each(['', '/uploads/avatar/none.png', '../../session-secret', 'https://example.com/a.png', '/a\0.png'])(
    'does nothing about %j',
    async (imgUrl) => {
      const { fakes, avatar } = await avatarWorld();
      await upload(avatar);
      expect(await avatar.remove({ imgUrl })).toEqual({ ok: true, value: null });
      expect(fakes.files.stored.size).toBe(1);
    },
  );

  it('asks for a login', async () => {
    const { app } = await world();
    expect(await app.avatar(fakeBrowser().context).remove({ imgUrl: '/uploads/avatar/a.png' })).toEqual({
      ok: false,
      error: { kind: 'not-logged-in' },
    });
  });
});

describe('pictures that nobody uses', () => {
  it('go after a day, with names that never got a file', async () => {
    const { fakes, avatar } = await avatarWorld();
    const [shown] = [await upload(avatar), await upload(avatar)];
    await avatar.upload({ bytes: fakePng('not-an-image') });
    await fakes.members.updateProfile({ id: 'u-ming', fields: { avatarUrl: shown }, sync: [], at: 0 });
    fakes.clock.advance(DAY_MS);
    const fresh = await upload(avatar);
    expect(await removeUnusedAvatars(fakes)).toBe(0);
    fakes.clock.advance(1);
    expect(await removeUnusedAvatars(fakes)).toBe(2);
    expect([...fakes.files.stored.keys()]).toEqual([keyOf(shown), keyOf(fresh)]);
    expect([...fakes.avatarFiles.stored.keys()].map(avatarUrl)).toEqual([shown, fresh]);
  });

  it('go however many there are', async () => {
    const { fakes } = await avatarWorld();
    for (let count = 0; count < 250; count += 1) {
      await fakes.avatarFiles.reserve({ name: `f-${count}.png`, userId: 'u-ming', at: count }, 0, 1000);
    }
    fakes.clock.advance(2 * DAY_MS);
    expect(await removeUnusedAvatars(fakes)).toBe(250);
    expect(fakes.avatarFiles.stored.size).toBe(0);
  });

  it('go one after the other when the store fails at one, which is tried again by the next sweep', async () => {
    const { fakes, avatar } = await avatarWorld();
    const [stuck] = [await upload(avatar), await upload(avatar)];
    fakes.clock.advance(2 * DAY_MS);
    const failing: FileStore = {
      ...fakes.files,
      delete: (key) =>
        key === keyOf(stuck) ? Promise.reject(new FilesUnavailableError()) : fakes.files.delete(key),
    };
    await expect(removeUnusedAvatars({ ...fakes, files: failing })).rejects.toThrow(AggregateError);
    expect([...fakes.files.stored.keys()]).toEqual([keyOf(stuck)]);
    expect([...fakes.avatarFiles.stored.keys()].map(avatarUrl)).toEqual([stuck]);
    expect(await removeUnusedAvatars(fakes)).toBe(1);
    expect(fakes.files.stored.size).toBe(0);
  });

  it('can be chosen by no profile any more from when the first file goes', async () => {
    const { fakes, avatar } = await avatarWorld();
    for (const _each of [1, 2]) await upload(avatar);
    fakes.clock.advance(2 * DAY_MS);
    const known: number[] = [];
    const files: FileStore = {
      ...fakes.files,
      delete: (key) => {
        known.push(fakes.avatarFiles.stored.size);
        return fakes.files.delete(key);
      },
    };
    expect(await removeUnusedAvatars({ ...fakes, files })).toBe(2);
    expect(known).toEqual([0, 0]);
  });

  it('stay with their file when a profile names them after they were looked up', async () => {
    const { fakes, avatar } = await avatarWorld();
    const chosen = await upload(avatar);
    fakes.clock.advance(2 * DAY_MS);
    const avatarFiles: AvatarFiles = {
      ...fakes.avatarFiles,
      findUnused: async (before, limit) => {
        const unused = await fakes.avatarFiles.findUnused(before, limit);
        await fakes.members.updateProfile({ id: 'u-ming', fields: { avatarUrl: chosen }, sync: [], at: 0 });
        return unused;
      },
    };
    expect(await removeUnusedAvatars({ ...fakes, avatarFiles })).toBe(0);
    expect([...fakes.files.stored.keys()]).toEqual([keyOf(chosen)]);
  });
});
