import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import {
  checkInPictureKey,
  checkInPictureNameOf,
  removeUnusedCheckInPictures,
} from '../../src/check-in/index.js';
import { CHECK_IN_PICTURES_PER_HOUR } from '../../src/check-in/upload-picture.js';
import { fakePng } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

const campaign = '2025_march';
/** Noon of 2025-03-10 in Shanghai. */
const NOON = Date.UTC(2025, 2, 10, 4);

const pictureWorld = async () => {
  const { fakes, app } = await world();
  fakes.clock.set(NOON);
  const checkIn = app.checkIn((await loggedIn(app)).context);
  const hong = app.checkIn((await loggedIn(app, 'xiaohong')).context);
  const upload = async (by = checkIn): Promise<string> => {
    const answer = await by.upload({ bytes: fakePng('pixels') });
    if (!answer.ok) throw new Error(answer.error.kind);
    return answer.value.imageUrl;
  };
  const save = (...pictures: readonly string[]) => checkIn.save({ campaign, text: '学了循环', pictures });
  return { fakes, checkIn, hong, upload, save };
};
const keyOf = (url: string) => checkInPictureKey(checkInPictureNameOf(url) ?? '');

describe('a picture', () => {
  it('is named by an entry once, in the order of the form', async () => {
    const { upload, save } = await pictureWorld();
    const [a, b] = [await upload(), await upload()];
    expect(await save(b, a, b)).toMatchObject({ ok: true, value: { days: [{ pictures: [b, a] }] } });
  });

  it('of another member, or of nobody, is not named', async () => {
    const { fakes, hong, upload, save } = await pictureWorld();
    const own = await upload();
    const foreign = await upload(hong);
    for (const url of [
      foreign,
      '/uploads/checkin/none.png',
      '/uploads/avatar/a.png',
      'javascript:alert(1)',
      '',
    ]) {
      expect(await save(own, url)).toEqual({
        ok: false,
        error: {
          kind: 'invalid-input',
          issues: [{ field: 'pictures', message: '图片不存在或已过期，请重新上传' }],
        },
      });
    }
    expect(fakes.checkIns.stored.size).toBe(0);
  });

  it('is refused when it is none, and then leaves no file', async () => {
    const { fakes, checkIn } = await pictureWorld();
    for (const [bytes, message] of [
      [new Uint8Array(), '打卡图片只支持 png、jpeg、gif、jpg 格式'],
      [fakePng('not-an-image'), '打卡图片已损坏或无法识别，请换一张图片'],
      [fakePng('too-many-pixels'), '打卡图片的宽和高不能超过 4096 像素'],
    ] as const) {
      expect(await checkIn.upload({ bytes })).toEqual({
        ok: false,
        error: { kind: 'invalid-input', issues: [{ field: 'picturefile', message }] },
      });
    }
    expect(fakes.files.stored.size).toBe(0);
  });

  it('waits when there were too many within an hour', async () => {
    const { fakes, checkIn } = await pictureWorld();
    for (let count = 0; count < CHECK_IN_PICTURES_PER_HOUR; count += 1) {
      await checkIn.upload({ bytes: fakePng('not-an-image') });
    }
    fakes.clock.advance(600_000);
    expect(await checkIn.upload({ bytes: fakePng('pixels') })).toEqual({
      ok: false,
      error: { kind: 'too-many-attempts', retryAfterSeconds: 3000 },
    });
    fakes.clock.advance(3_000_000);
    expect(await checkIn.upload({ bytes: fakePng('pixels') })).toMatchObject({ ok: true });
  });
});

describe('pictures that no entry names', () => {
  it('go after a day, and those of entries stay', async () => {
    const { fakes, upload, save } = await pictureWorld();
    const [named, dropped, never] = [await upload(), await upload(), await upload()];
    await save(named, dropped);
    await save(named);
    fakes.clock.advance(DAY_MS);
    const fresh = await upload();
    expect(await removeUnusedCheckInPictures(fakes)).toBe(0);
    fakes.clock.advance(1);
    expect(await removeUnusedCheckInPictures(fakes)).toBe(2);
    expect([...fakes.files.stored.keys()].toSorted()).toEqual([keyOf(named), keyOf(fresh)].toSorted());
    for (const gone of [dropped, never]) expect(await save(gone)).toMatchObject({ ok: false });
  });
});
