import {
  type ImageRefusal,
  PICTURE_SIDE_MAX,
  type PictureBox,
  type PictureType,
  type Redrawn,
} from '@ykd/application/ports';
import { COMPARED_PICTURE } from '@ykd/domain/likeness';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

// Decoders for these types only: whatever else the library can read, no upload reaches.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadNsgif'] });
// No picture is asked for twice.
sharp.cache(false);

/** Cut-off and broken files are refused; oddities that every viewer forgives are not. */
const INPUT: SharpOptions = { failOn: 'error', limitInputPixels: PICTURE_SIDE_MAX ** 2, pages: 1 };

const JPEG_QUALITY = 88;

/** Encodes as the type that a picture came in. */
const encode = (image: Sharp, type: PictureType): Sharp => {
  if (type === 'png') return image.png({ compressionLevel: 9 });
  return type === 'gif' ? image.gif() : image.jpeg({ quality: JPEG_QUALITY });
};

/** What is transparent is white, as on a page. */
const greyOf = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture, INPUT)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(COMPARED_PICTURE.width, COMPARED_PICTURE.height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();

/**
 * What Images.redraw promises, done here and now. Of an animation the first frame is kept: what a thousand frames cost is
 * hard to foretell, and a list of pictures should keep still.
 */
export const redraw = async (
  bytes: Uint8Array,
  type: PictureType,
  { width: widest, height: highest }: PictureBox,
): Promise<Redrawn | ImageRefusal> => {
  try {
    const { format, width, height } = await sharp(bytes, { ...INPUT, limitInputPixels: false }).metadata();
    if (format !== type) return 'not-an-image';
    if (Math.max(width, height) > PICTURE_SIDE_MAX) return 'too-many-pixels';
    const image = sharp(bytes, INPUT)
      .autoOrient()
      .resize(widest, highest, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const picture = await encode(image, type).toBuffer();
    return { picture, grey: await greyOf(picture) };
  } catch {
    // The library tells what it does not like about a file in words only.
    return 'not-an-image';
  }
};
