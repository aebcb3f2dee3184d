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

it('one picture is redrawn and 64 wait; whoever comes then is to come again', async () => {
  const images = createImages();
  const asked = Array.from({ length: 68 }, (_, index) => images.redraw(good, 'png', BOX, `u-${index}`));
  expect(await outcomes(asked)).toEqual([
    ...Array.from({ length: 65 }, () => 'taken'),
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

it('a member has ten of the places, however many he asks for', async () => {
  const images = createImages();
  const greedy = Array.from({ length: 34 }, () => images.redraw(good, 'png', BOX, 'greedy'));
  const others = Array.from({ length: 15 }, (_, index) => images.redraw(good, 'png', BOX, `u-${index}`));
  expect(await outcomes(others)).toEqual(Array.from({ length: 15 }, () => 'taken'));
  const answers = await Promise.all(greedy);
  expect(answers.map((answer) => answer === 'too-many-at-once')).toEqual([
    ...Array(10).fill(false),
    ...Array(24).fill(true),
  ]);
  expect(await images.redraw(good, 'png', BOX, 'greedy')).toHaveProperty('picture');
});

it('those who send many leave the places to those who send one', async () => {
  const images = createImages();
  const greedy = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((owner) =>
    Array.from({ length: 8 }, () => images.redraw(good, 'png', BOX, owner)),
  );
  const refused = outcomes(greedy);
  const others = Array.from({ length: 9 }, (_, index) => images.redraw(good, 'png', BOX, `u-${index}`));
  expect(await outcomes(others)).toEqual(Array.from({ length: 9 }, () => 'taken'));
  expect((await refused).filter((outcome) => outcome === 'busy')).toHaveLength(8);
});

it('owners take turns, and each picture is asked for when its turn comes', async () => {
  const images = createImages();
  const admitted: string[] = [];
  const ask = (name: string, admit = true) =>
    images.redraw(good, 'png', BOX, name.slice(0, 1), () => {
      admitted.push(name);
      return Promise.resolve(admit);
    });
  const answers = await Promise.all([ask('a1'), ask('a2'), ask('a3', false), ask('b1'), ask('c1')]);
  expect(admitted).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  expect(answers.map((answer) => typeof answer)).toEqual(['object', 'object', 'string', 'object', 'object']);
  expect(answers[2]).toBe('not-admitted');
});
