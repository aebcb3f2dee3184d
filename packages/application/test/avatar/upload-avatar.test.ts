import { AVATAR_MAX_BYTES } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import { AVATARS_PER_HOUR } from '../../src/avatar/upload-avatar.js';
import { avatarNameOf } from '../../src/avatar/index.js';
import { PICTURES_AT_ONCE } from '../../src/ports/index.js';
import { asciiBytes, fakeBrowser, fakePng } from '../../src/testing/index.js';
import { avatarWorld, keyOf, upload } from '../support/avatars.js';
import { world } from '../support/browser.js';

const HOUR = 3600 * 1000;

const refused = (message: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field: 'avatarfile', message }] },
});

const TOO_LARGE = '头像图片大小不能超过 1M';
const WRONG_TYPE = '头像图片只支持 png、jpeg、gif、jpg 格式';

describe('uploading', () => {
  it.each([
    ['png', fakePng('pixels')],
    ['jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
    ['gif', asciiBytes('GIF89a')],
  ])('keeps a %s under a name of its own', async (ending, bytes) => {
    const { fakes, avatar } = await avatarWorld();
    const url = await upload(avatar, bytes);
    expect(url).toMatch(new RegExp(`^/uploads/avatar/[a-z0-9-]+\\.${ending}$`));
    expect(fakes.files.stored.get(keyOf(url))).toEqual(bytes);
    expect(fakes.avatarFiles.stored.get(avatarNameOf(url) ?? '')).toMatchObject({
      userId: 'u-ming',
      at: fakes.clock.now(),
    });
    expect(await upload(avatar, bytes)).not.toBe(url);
  });

  it('changes no profile', async () => {
    const { fakes, avatar } = await avatarWorld();
    await upload(avatar);
    expect((await fakes.members.findById('u-ming'))?.avatarUrl).toBeUndefined();
  });

  it('takes 1048576 bytes and not one more', async () => {
    const { fakes, avatar } = await avatarWorld();
    await upload(avatar, fakePng('', AVATAR_MAX_BYTES));
    expect(await avatar.upload({ bytes: fakePng('', AVATAR_MAX_BYTES + 1) })).toEqual(refused(TOO_LARGE));
    expect(fakes.files.stored.size).toBe(1);
    expect(fakes.avatarFiles.stored.size).toBe(1);
  });

  it.each([
    ['nothing', ''],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['another kind of picture', 'RIFF....WEBPVP8 '],
    ['the signature at the wrong place', ' \u0089PNG\r\n\u001a\n'],
  ])('refuses %s, whatever it is called', async (_name, text) => {
    const { fakes, avatar } = await avatarWorld();
    const bytes = asciiBytes(text);
    expect(await avatar.upload({ bytes })).toEqual(refused(WRONG_TYPE));
    expect(fakes.files.stored.size).toBe(0);
    expect(fakes.avatarFiles.stored.size).toBe(0);
  });

  it.each([
    ['not-an-image', '头像图片已损坏或无法识别，请换一张图片'],
    ['too-many-pixels', '头像图片的宽和高不能超过 4096 像素'],
  ])('stores nothing of a picture that is %s', async (refusal, message) => {
    const { fakes, avatar } = await avatarWorld();
    expect(await avatar.upload({ bytes: fakePng(refusal) })).toEqual(refused(message));
    expect(fakes.files.stored.size).toBe(0);
  });

  it('asks for a login', async () => {
    const { app, fakes } = await world();
    const result = await app.avatar(fakeBrowser().context).upload({ bytes: fakePng() });
    expect(result).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
    expect(fakes.avatarFiles.stored.size).toBe(0);
  });

  it('waits after twenty within an hour, for this member only', async () => {
    const { fakes, avatar, hong } = await avatarWorld();
    for (let count = 0; count < AVATARS_PER_HOUR; count += 1) {
      // Pictures that cannot be read cost as much as others.
      await avatar.upload({ bytes: fakePng(count % 2 === 0 ? 'pixels' : 'not-an-image') });
      fakes.clock.advance(1000);
    }
    const files = fakes.files.stored.size;
    expect(await avatar.upload({ bytes: fakePng() })).toEqual({
      ok: false,
      error: { kind: 'too-many-attempts', retryAfterSeconds: 3600 - AVATARS_PER_HOUR },
    });
    expect(fakes.files.stored.size).toBe(files);
    await upload(hong);
    fakes.clock.advance(HOUR - AVATARS_PER_HOUR * 1000);
    await upload(avatar);
  });

  it('lets nobody outrun the limit side by side', async () => {
    const { fakes, avatar } = await avatarWorld();
    const send = () => avatar.upload({ bytes: fakePng('pixels') });
    for (let round = 0; round < 5; round += 1)
      await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, send));
    expect(fakes.avatarFiles.stored.size).toBe(AVATARS_PER_HOUR);
  });

  it('takes ten of a member at once, has him come again within seconds with the others, and counts none of those', async () => {
    const { fakes, avatar, hong } = await avatarWorld();
    const send = (port: typeof avatar) => port.upload({ bytes: fakePng('pixels') });
    const answers = await Promise.all([...Array.from({ length: 34 }, () => send(avatar)), send(hong)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(PICTURES_AT_ONCE + 1);
    const waits = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
    expect(waits).toHaveLength(34 - PICTURES_AT_ONCE);
    for (const wait of waits) expect(wait).toEqual({ kind: 'too-many-attempts', retryAfterSeconds: 5 });
    expect(fakes.avatarFiles.stored.size).toBe(PICTURES_AT_ONCE + 1);
    for (let count = PICTURES_AT_ONCE; count < AVATARS_PER_HOUR; count += 1) await upload(avatar);
  });
});
