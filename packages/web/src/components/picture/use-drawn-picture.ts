import { useEffect, useState } from 'react';
import { drawPicture, type PictureOf } from './draw-picture';

/** The picture: its address for an `<img>`, and as a file; undefined while it is drawn, null where that does not succeed. */
export type DrawnPicture = { readonly url: string; readonly file: File } | null | undefined;

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), 'image/png'),
  );

const drawn = async (picture: PictureOf, fileName: string): Promise<DrawnPicture> => {
  const canvas = drawPicture(picture);
  const file = new File([await blobOf(canvas)], fileName, { type: 'image/png' });
  // The Content-Security-Policy allows data URLs, and no object URLs.
  return { url: canvas.toDataURL('image/png'), file };
};

/**
 * Draws a picture on this device, again whenever it says something else.
 *
 * @param said - what it says: JSON
 * @param pictureOf - what is drawn of that; the same function each time
 * @param fileName - what it is called as a file
 */
export const useDrawnPicture = <Said>(
  said: Said,
  pictureOf: (said: Said) => PictureOf,
  fileName: string,
): DrawnPicture => {
  const key = JSON.stringify(said);
  const [done, setDone] = useState<{ readonly key: string; readonly picture: DrawnPicture }>();
  useEffect(() => {
    let isWanted = true;
    const draw = async (): Promise<void> => {
      const result = await drawn(pictureOf(JSON.parse(key) as Said), fileName).catch(() => null);
      if (isWanted) setDone({ key, picture: result });
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [key, pictureOf, fileName]);
  return done?.key === key ? done.picture : undefined;
};
