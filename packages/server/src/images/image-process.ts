// A process of its own, started by images.ts: it redraws one picture after the other until its parent lets go of it.
import type { ImageAnswer, ImageQuestion } from './image-messages.js';
import { redraw } from './redraw.js';

const say = (answer: ImageAnswer): void => {
  process.send?.(answer);
};

process.on('message', ({ bytes, type, box }: ImageQuestion) => {
  void redraw(bytes, type, box).then((drawn) => say({ drawn }));
});
say('ready');
