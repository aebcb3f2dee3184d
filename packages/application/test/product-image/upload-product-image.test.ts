import { AVATAR_MAX_BYTES } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import { FilesUnavailableError } from '../../src/ports/index.js';
import { PICTURES_AT_ONCE } from '../../src/ports/index.js';
import { asciiBytes, fakeBrowser, fakePng } from '../../src/testing/index.js';
import { FORBIDDEN, NOT_FOUND, PRODUCT, refused } from '../support/mutating.js';
import { give, imageOf, keysOf, picturing } from '../support/product-images.js';

const PIXELS = fakePng('pixels');

const refusedFor = (message: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field: 'productfile', message }] },
});

describe('a picture of a product', () => {
  it.each([
    ['png', PIXELS],
    ['jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
    ['gif', asciiBytes('GIF89a')],
  ])('is kept as a %s under a name of its own, and the product has it', async (ending, bytes) => {
    const { fakes, images } = await picturing('admin');
    fakes.clock.advance(1000);
    const url = await give(images, 'p-1', bytes);
    expect(url).toMatch(new RegExp(`^/uploads/product/[a-z0-9-]+\\.${ending}$`));
    expect(fakes.files.stored.get(keysOf(url)[0])).toEqual(bytes);
    expect(fakes.products.stored.get('p-1')).toMatchObject({
      name: '旧课程',
      imageUrl: url,
      gmtModified: fakes.clock.now(),
    });
  });

  it('takes the place of the one before, whose files go', async () => {
    const { fakes, images } = await picturing('admin');
    const first = await give(images, 'p-1');
    await fakes.files.put(keysOf(first)[1], PIXELS);
    const second = await give(images, 'p-1');
    expect(imageOf(fakes, 'p-1')).toBe(second);
    expect([...fakes.files.stored.keys()]).toEqual([keysOf(second)[0]]);
  });

  it('is one of those that come at once, and no other file stays', async () => {
    const { fakes, images } = await picturing('admin');
    await Promise.all([give(images, 'p-1'), give(images, 'p-1')]);
    expect([...fakes.files.stored.keys()]).toEqual([keysOf(imageOf(fakes, 'p-1') ?? '')[0]]);
  });

  it('is nothing that others may give', async () => {
    for (const account of ['xiaoming', 'zhujiao']) {
      const { fakes, images } = await picturing(account);
      expect(await images.upload({ productId: 'p-1', bytes: PIXELS })).toEqual(FORBIDDEN);
      expect(await images.upload({ productId: 'nothing', bytes: new Uint8Array() })).toEqual(FORBIDDEN);
      expect(fakes.files.stored.size).toBe(0);
    }
    const { fakes, app } = await picturing('admin');
    const stranger = app.productImage(fakeBrowser().context);
    expect(await stranger.upload({ productId: 'p-1', bytes: PIXELS })).toEqual({
      ok: false,
      error: { kind: 'not-logged-in' },
    });
    expect(imageOf(fakes, 'p-1')).toBeNull();
  });

  it('is not kept for a product that does not exist', async () => {
    const { fakes, images } = await picturing('admin');
    expect(await images.upload({ productId: 'nothing', bytes: PIXELS })).toEqual(NOT_FOUND);
    expect(fakes.files.stored.size).toBe(0);
  });

  it('is not even looked at for one', async () => {
    const { images } = await picturing('admin');
    const bytes = fakePng('not-an-image');
    expect(await images.upload({ productId: 'nothing', bytes })).toEqual(NOT_FOUND);
  });

  it('is not kept for a product that is deleted meanwhile', async () => {
    const { fakes, images } = await picturing('admin');
    const { put } = fakes.files;
    fakes.files.put = async (key, bytes) => {
      await put(key, bytes);
      await fakes.products.delete('p-1');
    };
    expect(await images.upload({ productId: 'p-1', bytes: PIXELS })).toEqual(NOT_FOUND);
    expect(fakes.files.stored.size).toBe(0);
  });

  it('is given, even when the files of the one before cannot be removed', async () => {
    const { fakes, images } = await picturing('admin');
    await give(images, 'p-1');
    fakes.files.delete = () => Promise.reject(new FilesUnavailableError());
    expect(await images.upload({ productId: 'p-1', bytes: PIXELS })).toEqual({
      ok: true,
      value: { imageUrl: imageOf(fakes, 'p-1') },
    });
  });

  it.each([
    ['商品图片只支持 png、jpeg、gif、jpg 格式', new Uint8Array()],
    ['商品图片只支持 png、jpeg、gif、jpg 格式', new TextEncoder().encode('<svg><script>1</script></svg>')],
    ['商品图片大小不能超过 1M', fakePng('', AVATAR_MAX_BYTES + 1)],
    ['商品图片已损坏或无法识别，请换一张图片', fakePng('not-an-image')],
    ['商品图片的宽和高不能超过 4096 像素', fakePng('too-many-pixels')],
  ])('is refused: %s', async (message, bytes) => {
    const { fakes, images } = await picturing('admin');
    const before = await give(images, 'p-1');
    expect(await images.upload({ productId: 'p-1', bytes })).toEqual(refusedFor(message));
    expect([imageOf(fakes, 'p-1'), fakes.files.stored.size]).toEqual([before, 1]);
  });

  it('may be 1048576 bytes', async () => {
    const { fakes, images } = await picturing('admin');
    await give(images, 'p-1', fakePng('', AVATAR_MAX_BYTES));
    expect(fakes.files.stored.size).toBe(1);
  });

  it('waits for ten others of the same person', async () => {
    const { images } = await picturing('admin');
    const send = () => images.upload({ productId: 'p-1', bytes: PIXELS });
    const results = await Promise.all(Array.from({ length: PICTURES_AT_ONCE + 1 }, send));
    expect(results[PICTURES_AT_ONCE]).toEqual({
      ok: false,
      error: { kind: 'too-many-attempts', retryAfterSeconds: 5 },
    });
  });
});

describe('saving a product', () => {
  it('takes its picture away, with its files', async () => {
    const { fakes, images, mutation } = await picturing('admin');
    await fakes.files.put(keysOf(await give(images, 'p-1'))[1], PIXELS);
    const saved = await mutation.batchSave(PRODUCT, [
      { id: 'p-2', imageUrl: null },
      { id: 'p-1', imageUrl: null, name: '改名' },
      { name: '新', categoryId: 'c', amount: 1, imageUrl: null },
    ]);
    expect(saved).toMatchObject({
      ok: true,
      value: [{ imageUrl: null }, { id: 'p-1', imageUrl: null, name: '改名' }, { imageUrl: null }],
    });
    expect([imageOf(fakes, 'p-1'), fakes.files.stored.size]).toEqual([null, 0]);
  });

  it('gives it no other one, and otherwise leaves it alone', async () => {
    const { fakes, images, mutation } = await picturing('admin');
    const url = await give(images, 'p-1');
    for (const imageUrl of [url, '/uploads/product/x.png', 'https://evil.example/x.png', '', 1, undefined]) {
      expect(await mutation.save(PRODUCT, { id: 'p-1', imageUrl })).toMatchObject(refused('imageUrl'));
    }
    await mutation.save(PRODUCT, { id: 'p-1', name: '改名' });
    expect([imageOf(fakes, 'p-1'), fakes.files.stored.size]).toEqual([url, 1]);
  });
});

describe('deleting a product', () => {
  it('removes its picture, unless it stays because it was ordered', async () => {
    const { fakes, images, mutation } = await picturing('admin');
    await give(images, 'p-1');
    const kept = await give(images, 'p-2');
    await mutation.del(PRODUCT, 'p-1');
    await mutation.del(PRODUCT, 'p-2');
    expect([...fakes.files.stored.keys()]).toEqual([keysOf(kept)[0]]);
  });

  it('removes the picture that it got at the same time', async () => {
    const { fakes, images, mutation } = await picturing('admin');
    await give(images, 'p-1');
    const { delete: remove } = fakes.products;
    fakes.products.delete = async (id) => {
      await give(images, id);
      return remove(id);
    };
    expect(await mutation.del(PRODUCT, 'p-1')).toEqual({ ok: true, value: { id: 'p-1' } });
    expect(fakes.files.stored.size).toBe(0);
  });

  it('is done, even when its files cannot be removed', async () => {
    const { fakes, images, mutation } = await picturing('admin');
    const [large, small] = keysOf(await give(images, 'p-1'));
    await fakes.files.put(small, PIXELS);
    const { delete: remove } = fakes.files;
    fakes.files.delete = (key) => (key === large ? Promise.reject(new FilesUnavailableError()) : remove(key));
    expect(await mutation.del(PRODUCT, 'p-1')).toEqual({ ok: true, value: { id: 'p-1' } });
    expect([...fakes.files.stored.keys()]).toEqual([large]);
  });
});
