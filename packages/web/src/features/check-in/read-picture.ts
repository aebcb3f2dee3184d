import { CHECK_IN_PICTURE_MAX_BYTES } from '@ykd/domain/campaign';

/** The types that are sent as they are. */
const SENT_AS_IS = new Set(['image/png', 'image/jpeg', 'image/gif']);

/** The longest side of what is made of other pictures, in pixels: more is not kept. */
const SIDE_MAX = 1600;
const JPEG_QUALITY = 0.88;

/** A smaller JPEG of a picture; rejects what the browser cannot draw. */
const redraw = async (file: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))),
      'image/jpeg',
      JPEG_QUALITY,
    ),
  );
};

/**
 * The bytes of a chosen picture, made smaller when a phone's camera took more than is allowed. What cannot be drawn goes as
 * it is: the server says what is wrong with it.
 */
export const readPicture = async (file: File): Promise<Uint8Array> => {
  const isFine = SENT_AS_IS.has(file.type) && file.size <= CHECK_IN_PICTURE_MAX_BYTES;
  const picture = isFine ? file : await redraw(file).catch(() => file);
  return new Uint8Array(await picture.arrayBuffer());
};
