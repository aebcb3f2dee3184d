// Draws nothing: answers each question at once, and dies of one.
import type { PictureAnswer, PictureQuestion } from '../../../src/report-pictures/picture-messages.js';

const say = (answer: PictureAnswer): void => {
  process.send?.(answer);
};

process.on('message', ({ picture }: PictureQuestion) => {
  if (picture.link === 'https://dies.test/') process.exit(1);
  say({ png: new Uint8Array([1]) });
});
say('ready');
