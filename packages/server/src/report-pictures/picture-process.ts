// A process of its own, started by report-pictures.ts: it draws one picture after the other until its parent lets go of it.
import { drawPicture } from './draw.js';
import type { PictureAnswer, PictureQuestion } from './picture-messages.js';

const say = (answer: PictureAnswer): void => {
  process.send?.(answer);
};

process.on('message', ({ picture }: PictureQuestion) => {
  drawPicture(picture).then(
    (png) => say({ png }),
    (error: unknown) =>
      say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
say('ready');
