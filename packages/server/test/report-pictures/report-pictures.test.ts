import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Jsqr from 'jsqr';
import { reportPicturesContract, samplePicture } from '@ykd/application/testing';
import type { ReportPicture } from '@ykd/application/ports';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ImagesBusyError } from '../../src/images/images-busy.js';
import { createReportPictures } from '../../src/report-pictures/report-pictures.js';

const jsQR = createRequire(import.meta.url)('jsqr') as typeof Jsqr.default.default;

const pictures = createReportPictures();

reportPicturesContract('resvg', async () => ({ subject: pictures }));

/** A picture, decoded: its pixels, RGBA, row by row. */
const decoded = async (picture: ReportPicture) => {
  const png = await pictures.draw(picture, 'm-1');
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

type Decoded = Awaited<ReturnType<typeof decoded>>;

/** A part of a picture, in parts of its height from the upper edge. */
const strip = ({ data, width, height }: Decoded, from: number, to: number): Buffer =>
  data.subarray(Math.floor(from * height) * width * 4, Math.floor(to * height) * width * 4);

const HEADLINE = [0.1, 0.38] as const;
const FOOT = [0.8, 0.93] as const;

describe('the pixels of a picture', () => {
  it.each(['report', 'report2023', 'report2024'] as const)(
    'has a code in the poster of %s that leads where it should',
    async (edition) => {
      const link = 'https://www.ykd.test/shopmall/product/detail?productId=prd_0123456789abcdef';
      const { data, width, height } = await decoded({ ...samplePicture(edition, 'poster'), link });
      expect({ width, height }).toEqual({ width: 1080, height: 1920 });
      expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(link);
    },
  );

  it('has a code in the picture of a page, too', async () => {
    const { data, width, height } = await decoded(samplePicture('report2024', 'days'));
    expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe('https://www.ykd.test/shopmall');
  });

  it('shows another number in the headline, and the same name below', async () => {
    const one = await decoded(samplePicture('report', 'exercises'));
    const sample = samplePicture('report', 'exercises');
    const deeds = { ...sample.report.deeds, exercises: 731 };
    const other = await decoded({ ...sample, report: { ...sample.report, deeds } });
    expect(strip(other, ...HEADLINE).equals(strip(one, ...HEADLINE))).toBe(false);
    expect(strip(other, ...FOOT).equals(strip(one, ...FOOT))).toBe(true);
  });

  it('shows another name in the foot alone, and nobody’s where it is hidden', async () => {
    const named = await decoded(samplePicture('report', 'poster'));
    const hidden = await decoded(samplePicture('report', 'poster', { name: null }));
    const called = await decoded(samplePicture('report', 'poster', { name: '一位同学' }));
    expect(strip(hidden, ...FOOT).equals(strip(named, ...FOOT))).toBe(false);
    expect(strip(hidden, ...HEADLINE).equals(strip(named, ...HEADLINE))).toBe(true);
    // Somebody who is called so has the number of his report.
    expect(hidden.data.equals(called.data)).toBe(false);
  });

  it('shows one substitute for what the fonts have not, and nothing of what is not seen', async () => {
    const footOf = async (name: string | null) =>
      strip(await decoded(samplePicture('report', 'days', { name })), 0.7, 0.93);
    expect((await footOf('𠮷野家')).equals(await footOf('〓野家'))).toBe(true);
    expect((await footOf('👩🏽‍💻')).equals(await footOf('〓'))).toBe(true);
    expect((await footOf('\u202E李\u0000小明\uFE0F')).equals(await footOf('李小明'))).toBe(true);
    expect((await footOf('<b>')).equals(await footOf('&lt;b&gt;'))).toBe(false);
    expect((await footOf('㐂')).equals(await footOf('〓'))).toBe(false);
    expect((await footOf('\u200B')).equals(await footOf(null))).toBe(true);
  });
});

const outcomes = async (results: readonly Promise<unknown>[]): Promise<readonly string[]> =>
  (await Promise.allSettled(results)).map((result) => {
    if (result.status === 'fulfilled') return 'drawn';
    return result.reason instanceof ImagesBusyError ? 'busy' : 'broken';
  });

describe('many pictures at once', () => {
  /** A program that answers each question at once: what is tested is who waits. */
  const quick = () => createReportPictures(join(import.meta.dirname, 'children/answers.ts'));

  it('are drawn one after the other; 32 wait, and whoever comes then is to come again', async () => {
    const subject = quick();
    const asked = Array.from({ length: 36 }, (_, at) =>
      subject.draw(samplePicture('report', 'days'), `m-${at}`),
    );
    expect(await outcomes(asked)).toEqual([
      ...Array.from({ length: 33 }, () => 'drawn'),
      'busy',
      'busy',
      'busy',
    ]);
    expect(await outcomes([subject.draw(samplePicture('report', 'days'), 'm')])).toEqual(['drawn']);
  });

  it('a process that ends takes one picture with it, and none of the next ones', async () => {
    const subject = quick();
    const dies = { ...samplePicture('report', 'days'), link: 'https://dies.test/' };
    expect(
      await outcomes([subject.draw(dies, 'a'), subject.draw(samplePicture('report', 'days'), 'b')]),
    ).toEqual(['broken', 'drawn']);
  });
});
