/** What an uploaded picture may be. */
export type PictureType = 'png' | 'jpeg' | 'gif';

/** Why a file cannot be a picture. */
export type ImageRefusal = 'not-an-image' | 'too-many-pixels';

export { PICTURE_SIDE_MAX } from '@ykd/domain/member';

/** How many pictures of one member are worked on at a time, those that wait included: the places are few. */
export const PICTURES_AT_ONCE = 2;

/** What a picture has to fit in, in pixels. */
export interface PictureBox {
  readonly width: number;
  readonly height: number;
}

/** Decodes and encodes pictures. */
export interface Images {
  /**
   * A still picture of the same type, made anew from the pixels of a file: stripped of metadata and of whatever hides
   * beside the pixels, turned the right way up, in its own proportions no larger than `box` and never enlarged. Refuses
   * files that are not of this type, are cut off, or have a side longer than PICTURE_SIDE_MAX. Never throws for bad input. Refuses `too-many-at-once`
   * while PICTURES_AT_ONCE pictures of `ownerId` are worked on.
   */
  redraw(
    bytes: Uint8Array,
    type: PictureType,
    box: PictureBox,
    ownerId: string,
  ): Promise<Uint8Array | ImageRefusal | 'too-many-at-once'>;
}
