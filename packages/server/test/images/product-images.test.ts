import { createDiskStore } from '../../src/files/disk-store.js';
import { createProductImages, productImageKey } from '@ykd/application/product-image';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createImages } from '../../src/images/images.js';
import { useTempFolder } from '../support/use-temp-folder.js';

const temp = useTempFolder();

it.each([
  [1600, 900, 400, 225],
  [1600, 1600, 400, 400],
  [500, 1600, 400, 1280],
  [400, 300, 400, 300],
  [120, 90, 120, 90],
])('a picture of %i × %i becomes %i × %i', async (width, height, smallWidth, smallHeight) => {
  const files = createDiskStore(temp.path);
  const pictures = createProductImages({ files, images: createImages() });
  const create = { width, height, channels: 3, background: '#2a7' } as const;
  await files.put(productImageKey('a.png'), await sharp({ create }).png().toBuffer());
  const [small] = await Promise.all([pictures.findSmall('a.png'), pictures.findSmall('a.png')]);
  expect(await sharp(small?.bytes).metadata()).toMatchObject({
    format: 'png',
    width: smallWidth,
    height: smallHeight,
  });
  expect(await sharp((await pictures.find('a.png'))?.bytes).metadata()).toMatchObject({ width, height });
});
