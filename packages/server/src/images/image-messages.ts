import type { ImageRefusal, PictureBox, PictureType, Redrawn } from '@ykd/application/ports';

/** What the server asks the process that redraws pictures; one question at a time. */
export interface ImageQuestion {
  readonly bytes: Uint8Array;
  readonly type: PictureType;
  readonly box: PictureBox;
}

/** What that process says: once that it can begin, then one answer a question. */
export type ImageAnswer = 'ready' | { readonly drawn: Redrawn | ImageRefusal };
