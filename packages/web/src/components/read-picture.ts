import { PICTURE_SIDE_MAX } from '@ykd/domain/member';

/** The types that are sent as they are. */
const SENT_AS_IS = new Set(['image/png', 'image/jpeg', 'image/gif']);

/** Tried in turn, until the picture is small enough. */
const JPEG_QUALITIES = [0.88, 0.75, 0.6];

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), 'image/jpeg', quality),
  );

/** What is kept of a picture: no larger than this box, in pixels, and than so many bytes. */
export interface PictureRoom {
  readonly box: { readonly width: number; readonly height: number };
  readonly maxBytes: number;
}

/** A JPEG of a picture that is no larger than what is kept of it. */
const redraw = async (bitmap: ImageBitmap, { box, maxBytes }: PictureRoom): Promise<Blob> => {
  const scale = Math.min(1, box.width / bitmap.width, box.height / bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('not drawn');
  // What shows through would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  let picture: Blob | undefined;
  for (const quality of JPEG_QUALITIES) {
    picture = await jpegOf(canvas, quality);
    if (picture.size <= maxBytes) break;
  }
  if (picture === undefined) throw new Error('not drawn');
  return picture;
};

/** The picture as it is to be sent; rejects what the browser cannot draw. */
const fitting = async (file: File, room: PictureRoom): Promise<Blob> => {
  const bitmap = await createImageBitmap(file);
  try {
    const isFine =
      SENT_AS_IS.has(file.type) &&
      file.size <= room.maxBytes &&
      Math.max(bitmap.width, bitmap.height) <= PICTURE_SIDE_MAX;
    return isFine ? file : await redraw(bitmap, room);
  } finally {
    bitmap.close();
  }
};

/**
 * The bytes of a chosen picture, made smaller when it has more bytes, or a longer side, than is allowed, as a phone's camera
 * or a long screenshot has. What cannot be drawn goes as it is: the server says what is wrong with it.
 */
export const readPicture = async (file: File, room: PictureRoom): Promise<Uint8Array> => {
  const picture = await fitting(file, room).catch(() => file);
  return new Uint8Array(await picture.arrayBuffer());
};
