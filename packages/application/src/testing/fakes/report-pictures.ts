import { reportPictureSize, type ReportPicture, type ReportPictures } from '../../ports/report-pictures.js';
import { asciiBytes } from './images.js';

/** A fake that tells what was drawn. */
export interface FakeReportPictures extends ReportPictures {
  /** What was drawn, in its order, with whose it is. */
  readonly drawn: readonly { readonly picture: ReportPicture; readonly ownerId: string }[];
}

const HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

/** Files that begin as a PNG of their size does, with what they show written behind that. */
export const fakeReportPictures = (): FakeReportPictures => {
  const drawn: { picture: ReportPicture; ownerId: string }[] = [];
  return {
    drawn,
    draw: async (picture, ownerId) => {
      drawn.push({ picture, ownerId });
      const { width, height } = reportPictureSize(picture.topic);
      const text = asciiBytes(encodeURIComponent(JSON.stringify(picture)));
      const bytes = new Uint8Array(HEAD.length + 8 + text.length);
      bytes.set(HEAD);
      const view = new DataView(bytes.buffer);
      view.setUint32(HEAD.length, width);
      view.setUint32(HEAD.length + 4, height);
      bytes.set(text, HEAD.length + 8);
      return bytes;
    },
  };
};
