import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ImagesBusyError } from '../../src/images/images-busy.js';
import { createImages } from '../../src/images/images.js';

const good = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

const BOX = { width: 10, height: 10 };

const outcomes = async (results: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(results)).map((result) => {
    if (result.status === 'fulfilled') return 'taken';
    return result.reason instanceof ImagesBusyError ? 'busy' : 'broken';
  });

it('one picture is redrawn and eight wait; whoever comes then is to come again', async () => {
  const images = createImages();
  const asked = Array.from({ length: 12 }, (_, index) => images.redraw(good, 'png', BOX, `u-${index}`));
  expect(await outcomes(asked)).toEqual([
    ...Array.from({ length: 9 }, () => 'taken'),
    'busy',
    'busy',
    'busy',
  ]);
  expect(await outcomes([images.redraw(good, 'png', BOX, 'u')])).toEqual(['taken']);
});

it('a picture that fails leaves its place to others', async () => {
  const broken = createImages(join(import.meta.dirname, 'children', 'never-begins.ts'));
  for (let round = 0; round < 12; round += 1) {
    expect(await outcomes([broken.redraw(good, 'png', BOX, 'u')])).toEqual(['broken']);
  }
});

it('a member has two of the places, however many he asks for', async () => {
  const images = createImages();
  const greedy = Array.from({ length: 9 }, () => images.redraw(good, 'png', BOX, 'greedy'));
  const others = Array.from({ length: 7 }, (_, index) => images.redraw(good, 'png', BOX, `u-${index}`));
  expect(await outcomes(others)).toEqual(Array.from({ length: 7 }, () => 'taken'));
  const answers = await Promise.all(greedy);
  expect(answers.map((answer) => answer === 'too-many-at-once')).toEqual([
    false,
    false,
    ...Array(7).fill(true),
  ]);
  expect(await images.redraw(good, 'png', BOX, 'greedy')).toBeInstanceOf(Uint8Array);
});
