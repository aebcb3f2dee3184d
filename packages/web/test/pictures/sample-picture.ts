import { PNG } from 'pngjs';

/** A picture as somebody uploads it: stripes, so that a crop shows which part it is. */
export const samplePicture = (width = 640, height = 400): Buffer => {
  const picture = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) {
    const stripe = Math.floor((at % width) / 40) % 2;
    const row = Math.floor(at / width / 40) % 2;
    picture.data.set([28 + 60 * stripe, 196 - 80 * row, 124, 255], at * 4);
  }
  return PNG.sync.write(picture);
};
