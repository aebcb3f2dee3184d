import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { AVATAR_MAX_BYTES } from '@ykd/domain/member';
import { isTellingPrint, picturePrint, printDistance, COPY_BITS } from '@ykd/domain/likeness';
import { fc, test } from '@fast-check/vitest';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createImages } from '../../src/images/images.js';

const images = createImages();
const child = (name: string): string => join(import.meta.dirname, 'children', name);
const SIDE = 480;
const BOX = { width: SIDE, height: SIDE };

const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 30, g: 140, b: 90, alpha: 1 } } });

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of grey bits, all alike: a huge one takes few bytes. */
const flatPng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc(Math.ceil(width / 8 + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** What became of a file, which has to be taken. */
const redrawn = async (bytes: Uint8Array, type: 'png' | 'jpeg' | 'gif') => {
  const result = await images.redraw(bytes, type, BOX, 'u');
  if (typeof result === 'string') throw new Error(result);
  const { picture: made, grey } = result;
  return { bytes: Buffer.from(made), grey, facts: await sharp(made).metadata() };
};

const SCRIPT = '<script>alert(document.cookie)</script>';

describe('a picture', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('of the type %s stays one, and gets no larger', async (type) => {
    const { facts } = await redrawn(await picture(200, 100).toFormat(type).toBuffer(), type);
    expect(facts).toMatchObject({ format: type, width: 200, height: 100 });
  });

  it('is made to fit, without being distorted', async () => {
    const { facts } = await redrawn(await picture(960, 1920).png().toBuffer(), 'png');
    expect(facts).toMatchObject({ width: 240, height: 480 });
  });

  it('keeps what is transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 4, background: clear } })
      .png()
      .toBuffer();
    expect((await redrawn(bytes, 'png')).facts.hasAlpha).toBe(true);
  });

  it('is turned the right way up and loses where it was taken', async () => {
    const bytes = await picture(200, 100)
      .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '32/1 3/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    const { facts } = await redrawn(bytes, 'jpeg');
    expect(facts).toMatchObject({ width: 100, height: 200 });
    expect([facts.exif, facts.orientation, facts.icc, facts.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is in the colours that browsers show', async () => {
    const { facts } = await redrawn(await picture(9, 9).toColourspace('cmyk').jpeg().toBuffer(), 'jpeg');
    expect(facts.space).toBe('srgb');
  });

  it('of noise stays below the size of an upload', async () => {
    const noise = Buffer.alloc(SIDE * SIDE * 4);
    let seed = 1;
    for (let at = 0; at < noise.length; at += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      noise[at] = seed >>> 24;
    }
    const raw = { width: SIDE, height: SIDE, channels: 4 } as const;
    const { bytes, facts } = await redrawn(await sharp(noise, { raw }).png().toBuffer(), 'png');
    expect(facts.width).toBe(SIDE);
    expect(bytes.length).toBeLessThan(AVATAR_MAX_BYTES);
  });

  it('that moves becomes its first frame', async () => {
    const frames = await sharp(
      [await picture(20, 10).png().toBuffer(), await picture(20, 10).png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .gif()
      .toBuffer();
    const { facts } = await redrawn(frames, 'gif');
    expect([facts.format, facts.height, facts.pages ?? 1]).toEqual(['gif', 10, 1]);
  });

  it('may be 4096 pixels wide and high, and not one more', async () => {
    expect((await redrawn(flatPng(4096, 4096), 'png')).facts.width).toBe(SIDE);
    expect(await images.redraw(flatPng(4097, 1), 'png', BOX, 'u')).toBe('too-many-pixels');
    expect(await images.redraw(flatPng(1, 4097), 'png', BOX, 'u')).toBe('too-many-pixels');
  });
});

describe('what a picture is compared by', () => {
  /** A page with shapes on it, which a seed places. */
  const page = (seed: number, width = 900, height = 600) => {
    const shapes = Array.from({ length: 9 }, (_, at) => {
      const place = (Math.imul(seed * 9 + at + 1, 0x9e37_79b1) >>> 0) / 2 ** 32;
      const grey = Math.floor(((place * 7919) % 1) * 255);
      return `<rect x="${(at % 3) * 300 + place * 90}" y="${Math.floor(at / 3) * 200 + place * 60}"
        width="${120 + place * 90}" height="120" fill="rgb(${grey},${grey},${grey})"/>`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
      <rect width="900" height="600" fill="#999"/>${shapes.join('')}</svg>`;
    return sharp(Buffer.from(svg)).resize(width, height);
  };
  const printOf = async (bytes: Uint8Array, type: 'png' | 'jpeg' | 'gif') =>
    picturePrint((await redrawn(bytes, type)).grey);

  it('stays nearly the same in another size, type and quality, and for one that lies on its side', async () => {
    const original = await page(1).png().toBuffer();
    const print = await printOf(original, 'png');
    expect(isTellingPrint(print)).toBe(true);
    const sideways = await sharp(original).rotate(-90).toBuffer();
    for (const [bytes, type] of [
      [await page(1, 450, 300).jpeg({ quality: 40 }).toBuffer(), 'jpeg'],
      [await page(1, 1500, 1000).png().toBuffer(), 'png'],
      [await page(1, 600, 400).gif().toBuffer(), 'gif'],
      [await sharp(sideways).withMetadata({ orientation: 6 }).jpeg().toBuffer(), 'jpeg'],
    ] as const)
      expect(printDistance(print, await printOf(bytes, type))).toBeLessThanOrEqual(COPY_BITS);
  });

  it('is another one for another picture, and tells nothing of an empty page', async () => {
    const [one, other] = [await page(1).png().toBuffer(), await page(2).png().toBuffer()];
    expect(printDistance(await printOf(one, 'png'), await printOf(other, 'png'))).toBeGreaterThan(COPY_BITS);
    expect(isTellingPrint(await printOf(await picture(90, 60).png().toBuffer(), 'png'))).toBe(false);
  });

  it('sees what is transparent as white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 4, background: clear } })
      .png()
      .toBuffer();
    expect((await redrawn(bytes, 'png')).grey).toSatisfy((grey: Uint8Array) =>
      grey.every((one) => one === 255),
    );
  });
});

describe('an enemy’s file', () => {
  it('of 20,000 × 20,000 pixels is refused before it takes memory', async () => {
    const bomb = flatPng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(AVATAR_MAX_BYTES);
    const before = process.memoryUsage().rss;
    expect(await images.redraw(bomb, 'png', BOX, 'u')).toBe('too-many-pixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(20e6);
  });

  it('that claims to be 2³¹ pixels wide is refused', async () => {
    const bytes = flatPng(8, 1);
    bytes.writeUInt32BE(2 ** 31 - 1, 16);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    expect(typeof (await images.redraw(bytes, 'png', BOX, 'u'))).toBe('string');
  });

  it.each(['png', 'jpeg', 'gif'] as const)(
    'with a script behind the pixels of a %s loses it',
    async (type) => {
      const bytes = Buffer.concat([await picture(50, 50).toFormat(type).toBuffer(), Buffer.from(SCRIPT)]);
      expect((await redrawn(bytes, type)).bytes.includes('script')).toBe(false);
    },
  );

  it('with a script in a comment loses it', async () => {
    const png = await picture(50, 50).png().toBuffer();
    const text = chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`, 'latin1'));
    const bytes = Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
    expect((await redrawn(bytes, 'png')).bytes.includes('script')).toBe(false);
  });

  it('of another type than it says is none, whatever the library could read', async () => {
    const jpeg = await picture(9, 9).jpeg().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const webp = await picture(9, 9).webp().toBuffer();
    const tiff = await picture(9, 9).tiff().toBuffer();
    for (const bytes of [jpeg, svg, webp, tiff, Buffer.from(SCRIPT), Buffer.alloc(0)]) {
      expect(await images.redraw(bytes, 'png', BOX, 'u')).toBe('not-an-image');
    }
  });

  it.each(['png', 'jpeg', 'gif'] as const)('that is a cut-off %s is none', async (type) => {
    const whole = await picture(300, 300).toFormat(type).toBuffer();
    expect(await images.redraw(whole.subarray(0, whole.length * 0.6), type, BOX, 'u')).toBe('not-an-image');
  });

  test.prop([fc.uint8Array({ maxLength: 300 }), fc.constantFrom('png', 'jpeg', 'gif')], { numRuns: 60 })(
    'of any bytes breaks nothing',
    async (tail, type) => {
      const head = {
        png: flatPng(8, 8).subarray(0, 33),
        jpeg: [0xff, 0xd8, 0xff],
        gif: Buffer.from('GIF89a'),
      };
      const result = await images.redraw(Uint8Array.from([...head[type], ...tail]), type, BOX, 'u');
      if (typeof result !== 'string') expect((await sharp(result.picture).metadata()).format).toBe(type);
    },
  );

  it('does not keep a good one, sent beside it, from being taken', async () => {
    const good = await picture(20, 20).png().toBuffer();
    const results = await Promise.all(
      [flatPng(20_000, 20_000), good, Buffer.from('x'), good].map((bytes, index) =>
        images.redraw(bytes, 'png', BOX, `u-${index}`),
      ),
    );
    expect(results.map((result) => (typeof result === 'string' ? result : 'taken'))).toEqual([
      'too-many-pixels',
      'taken',
      'not-an-image',
      'taken',
    ]);
  });
});

describe('the process that redraws', () => {
  it('may die of a picture; the next one gets a new process', async () => {
    const dying = createImages(child('dies-of-pictures.ts'));
    expect(await dying.redraw(flatPng(8, 8), 'png', BOX, 'u')).toBe('not-an-image');
    expect(await dying.redraw(flatPng(8, 8), 'png', BOX, 'u')).toBe('not-an-image');
  });

  it('that does not start is a fault of the server, not of the picture', async () => {
    await expect(
      createImages(child('never-begins.ts')).redraw(flatPng(8, 8), 'png', BOX, 'u'),
    ).rejects.toThrow();
  });
});
