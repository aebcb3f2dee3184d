import { COMPARED_PICTURE } from '@ykd/domain/likeness';
import { PICTURES_AT_ONCE, type Images } from '../../ports/images.js';

/** In a file of the tests, this text says what is wrong with the picture. */
const SAYS = /not-an-image|too-many-pixels/;

/** As grey as the bytes of a file are, over and over: two that say different things differ. */
const greyOf = (bytes: Uint8Array): Uint8Array =>
  Uint8Array.from(
    { length: COMPARED_PICTURE.width * COMPARED_PICTURE.height },
    (_, at) => bytes[at % bytes.length] ?? 0,
  );

/** Pictures that are never decoded: each file is its own picture, unless it says why not. */
export const fakeImages = (): Images => {
  const workedOn: string[] = [];
  return {
    redraw: async (bytes, _type, _box, ownerId, admit = () => Promise.resolve(true)) => {
      if (workedOn.filter((id) => id === ownerId).length >= PICTURES_AT_ONCE) return 'too-many-at-once';
      workedOn.push(ownerId);
      // Whoever asks at the same time asks while this is worked on.
      const admitted = await admit();
      workedOn.splice(workedOn.indexOf(ownerId), 1);
      if (!admitted) return 'not-admitted';
      const refusal = SAYS.exec(String.fromCharCode(...bytes.slice(8, 40)))?.[0];
      if (refusal !== undefined) return refusal as 'not-an-image' | 'too-many-pixels';
      return { picture: bytes, grey: greyOf(bytes) };
    },
  };
};

export const asciiBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

/** A file of that many bytes that begins as a PNG does, with a text behind. */
export const fakePng = (text = '', size = 8 + text.length): Uint8Array => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes.set(asciiBytes(text), 8);
  return bytes;
};
