/** What an uploaded picture may be. */
export type PictureType = 'png' | 'jpeg' | 'gif';

/** Why a file cannot be a picture. */
export type ImageRefusal = 'not-an-image' | 'too-many-pixels';

export { PICTURE_SIDE_MAX } from '@ykd/domain/member';

/** How many pictures of one member may wait for their turn, the one in work included: a full check-in entry and one more. */
export const PICTURES_AT_ONCE = 10;

/** What a picture has to fit in, in pixels. */
export interface PictureBox {
  readonly width: number;
  readonly height: number;
}

/** A picture that was made anew. */
export interface Redrawn {
  readonly picture: Uint8Array;
  /** How light it is at COMPARED_PICTURE places, 0 to 255, row by row: by that it is compared with others. */
  readonly grey: Uint8Array;
}

/** Decodes and encodes pictures. */
export interface Images {
  /**
   * A still picture of the same type, made anew from the pixels of a file: stripped of metadata and of whatever hides
   * beside the pixels, turned the right way up, in its own proportions no larger than `box` and never enlarged. Refuses
   * files that are not of this type, are cut off, or have a side longer than PICTURE_SIDE_MAX. Never throws for bad
   * input. Owners take turns, one picture each; refuses `too-many-at-once`, at once, while PICTURES_AT_ONCE pictures of
   * `ownerId` wait. `admit` is asked when the turn of a picture has come, before it costs anything.
   */
  redraw(
    bytes: Uint8Array,
    type: PictureType,
    box: PictureBox,
    ownerId: string,
    admit?: () => Promise<boolean>,
  ): Promise<Redrawn | ImageRefusal | 'too-many-at-once' | 'not-admitted'>;
}
