import { avatarKey, avatarNameOf } from '../../avatar/index.js';
import { asciiBytes, fakePng, MING } from '../fakes/index.js';
import { AVATAR_MAX_BYTES } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of AvatarPort does. */
export const avatarSuite = (world: WorldOf): void => {
  const stored = (url: string) => world().deps.files.stored.get(avatarKey(avatarNameOf(url) ?? ''));

  describe('AvatarPort', () => {
    it('keeps every byte of a picture', async () => {
      const { avatar } = await loggedIn(world());
      const bytes = fakePng('', 70_000);
      bytes.set([0, 13, 10, 45, 45, 255, 13, 10, 13, 10], 100);
      const uploaded = await avatar.upload({ bytes });
      if (!uploaded.ok) throw new Error(uploaded.error.kind);
      expect(stored(uploaded.value.imageUrl)).toEqual(bytes);
    });

    it('takes 1048576 bytes and refuses one more with the words of the form', async () => {
      const { avatar } = await loggedIn(world());
      expect(await avatar.upload({ bytes: fakePng('', AVATAR_MAX_BYTES) })).toMatchObject({ ok: true });
      for (const size of [AVATAR_MAX_BYTES + 1, 3 * AVATAR_MAX_BYTES]) {
        expect(await avatar.upload({ bytes: fakePng('', size) })).toEqual({
          ok: false,
          error: {
            kind: 'invalid-input',
            issues: [{ field: 'avatarfile', message: '头像图片大小不能超过 1M' }],
          },
        });
      }
      expect(world().deps.files.stored.size).toBe(1);
    });

    it.each([
      ['an empty file', new Uint8Array()],
      ['a page', asciiBytes('<!doctype html><script>1</script>')],
    ])('refuses %s', async (_name, bytes) => {
      const { avatar } = await loggedIn(world());
      expect(await avatar.upload({ bytes })).toMatchObject({ ok: false, error: { kind: 'invalid-input' } });
    });

    it('waits after the twentieth', async () => {
      const { avatar } = await loggedIn(world());
      for (let count = 0; count < 20; count += 1) await avatar.upload({ bytes: fakePng('pixels') });
      expect(await avatar.upload({ bytes: fakePng('pixels') })).toEqual({
        ok: false,
        error: { kind: 'too-many-attempts', retryAfterSeconds: 3600 },
      });
    });

    it('removes one’s own picture and nobody else’s', async () => {
      const ming = await loggedIn(world());
      const hong = await loggedIn(world(), 'xiaohong');
      const uploaded = await ming.avatar.upload({ bytes: fakePng('pixels') });
      const imgUrl = uploaded.ok ? uploaded.value.imageUrl : '';
      const { members } = world().deps;
      await members.updateProfile({ id: MING.id, fields: { avatarUrl: imgUrl }, sync: [], at: 1 });
      const done = { ok: true, value: null };
      expect(await hong.avatar.remove({ imgUrl })).toEqual(done);
      expect(stored(imgUrl)).toBeDefined();
      expect(await ming.avatar.remove({ imgUrl })).toEqual(done);
      expect(stored(imgUrl)).toBeUndefined();
      expect((await members.findById(MING.id))?.avatarUrl).toBeUndefined();
      expect(await ming.avatar.remove({ imgUrl })).toEqual(done);
    });

    it('asks for a login', async () => {
      const { avatar } = world().visitor();
      const refused = { ok: false, error: { kind: 'not-logged-in' } };
      expect(await avatar.upload({ bytes: fakePng('pixels') })).toEqual(refused);
      expect(await avatar.remove({ imgUrl: '/uploads/avatar/a.png' })).toEqual(refused);
      expect(world().deps.files.stored.size).toBe(0);
    });
  });
};

/** A way to make each call of the area. */
export const avatarTries: Tries<'avatar'> = {
  upload: ({ avatar }) => avatar.upload({ bytes: fakePng('pixels') }),
  remove: ({ avatar }) => avatar.remove({ imgUrl: '/uploads/avatar/nothing.png' }),
};
