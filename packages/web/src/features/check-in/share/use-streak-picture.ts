import { useEffect, useState } from 'react';
import { share as words } from '../messages/zh-CN/share';
import { drawPicture } from './draw-picture';
import { streakPicture, type StreakPicture } from './streak-picture';

/** The picture: its address for an `<img>`, and as a file; undefined while it is drawn, null where that does not succeed. */
export type DrawnPicture = { readonly url: string; readonly file: File } | null | undefined;

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), 'image/png'),
  );

const drawn = async (picture: StreakPicture): Promise<DrawnPicture> => {
  const canvas = drawPicture((measure) => streakPicture(picture, measure));
  const file = new File([await blobOf(canvas)], words.file(picture.campaign), { type: 'image/png' });
  // The Content-Security-Policy allows data URLs, and no object URLs.
  return { url: canvas.toDataURL('image/png'), file };
};

/** Draws the picture on this device, again whenever it says something else. */
export const useStreakPicture = (picture: StreakPicture): DrawnPicture => {
  const said = JSON.stringify(picture);
  const [done, setDone] = useState<{ readonly said: string; readonly picture: DrawnPicture }>();
  useEffect(() => {
    let isWanted = true;
    const draw = async (): Promise<void> => {
      const result = await drawn(JSON.parse(said) as StreakPicture).catch(() => null);
      if (isWanted) setDone({ said, picture: result });
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [said]);
  return done?.said === said ? done.picture : undefined;
};
