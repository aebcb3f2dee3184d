import { describe, expect, it } from 'vitest';
import type { Images } from '../../src/ports/index.js';
import {
  createProductImages,
  productImageKey,
  productImageNameOf,
  productImageUrl,
  smallProductImageKey,
  smallProductImageUrl,
} from '../../src/product-image/index.js';
import { createFakes, fakePng } from '../../src/testing/index.js';

const LARGE = fakePng('large');
const SMALL = fakePng('small');
const DRAWN = { picture: SMALL, grey: SMALL };

/** Pictures of which two are there, each made smaller by hand. */
const world = async (redraw: Images['redraw'] = async () => DRAWN) => {
  const { files } = createFakes();
  const asked: unknown[] = [];
  const images: Images = {
    redraw: (...input) => {
      asked.push(input);
      return redraw(...input);
    },
  };
  for (const name of ['a.png', 'b.png']) await files.put(productImageKey(name), LARGE);
  return { files, asked, pictures: createProductImages({ files, images }) };
};

describe('the pictures of products', () => {
  it('are found as they are', async () => {
    const { asked, pictures } = await world();
    expect(await pictures.find('a.png')).toEqual({ bytes: LARGE, contentType: 'image/png' });
    expect(await pictures.find('c.png')).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('are made 400 pixels wide once, and kept', async () => {
    const { files, asked, pictures } = await world();
    const small = { bytes: SMALL, contentType: 'image/png' };
    expect(await Promise.all([1, 2, 3].map(() => pictures.findSmall('a.png')))).toEqual([
      small,
      small,
      small,
    ]);
    expect(await pictures.findSmall('a.png')).toEqual(small);
    expect(asked).toEqual([[LARGE, 'png', expect.objectContaining({ width: 400 }), 'product:a.png']]);
    expect(files.stored.get(smallProductImageKey('a.png'))).toEqual(SMALL);
    expect(files.stored.get(productImageKey('a.png'))).toEqual(LARGE);
  });

  it('are made one after the other', async () => {
    let atOnce = 0;
    let most = 0;
    const { pictures } = await world(async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      return DRAWN;
    });
    await Promise.all(['a.png', 'b.png'].map((name) => pictures.findSmall(name)));
    expect(most).toBe(1);
  });

  it('that are not there cost nothing', async () => {
    const { files, asked, pictures } = await world();
    expect(await pictures.findSmall('c.png')).toBeUndefined();
    expect([asked, files.stored.size]).toEqual([[], 2]);
  });

  it('that were removed while they were made leave nothing', async () => {
    const { files, pictures } = await world(async () => {
      await files.delete(productImageKey('a.png'));
      return DRAWN;
    });
    expect(await pictures.findSmall('a.png')).toBeUndefined();
    expect([...files.stored.keys()]).toEqual([productImageKey('b.png')]);
  });

  it('that fail are tried again, and hold up no others', async () => {
    let fails = true;
    const { pictures } = await world(async () => {
      if (!fails) return DRAWN;
      fails = false;
      throw new Error('busy');
    });
    const [first, second] = await Promise.allSettled(
      ['a.png', 'b.png'].map((name) => pictures.findSmall(name)),
    );
    expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
    expect((await pictures.findSmall('a.png'))?.bytes).toEqual(SMALL);
  });

  it('that cannot be made smaller are a fault of the server', async () => {
    const { files, pictures } = await world(async () => 'not-an-image');
    await expect(pictures.findSmall('a.png')).rejects.toThrow('not-an-image');
    expect(files.stored.size).toBe(2);
  });
});

describe('the address of a picture', () => {
  it('tells its name, and nothing that leads elsewhere is one', () => {
    expect(productImageNameOf(productImageUrl('a-1.jpg'))).toBe('a-1.jpg');
    expect(smallProductImageUrl(productImageUrl('a.png'))).toBe('/uploads/product/a.png?width=400');
    for (const url of ['/uploads/avatar/a.png', '/uploads/product/../a.png', '/uploads/product/a.svg']) {
      expect(productImageNameOf(url)).toBeUndefined();
    }
  });
});
