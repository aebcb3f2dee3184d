import { err, ok, type Result } from '@ykd/domain/shared';
import {
  PICTURE_SIDE_MAX,
  type ImageRefusal,
  type Images,
  type PictureBox,
  type PictureType,
  type Redrawn,
} from '../ports/images.js';
import type { ErrorOf } from '../shared/errors.js';
import type { UploadWords } from './check-upload.js';

/** When somebody whose pictures still wait may come with another one: some of them are done by then. */
const BUSY_RETRY_SECONDS = 5;

const REFUSALS: Readonly<Record<ImageRefusal, string>> = {
  'not-an-image': '已损坏或无法识别，请换一张图片',
  'too-many-pixels': `的宽和高不能超过 ${PICTURE_SIDE_MAX} 像素`,
};

/** An upload with the type that its bytes are of, what it has to fit in, and whose it is. */
interface Upload {
  readonly bytes: Uint8Array;
  readonly type: PictureType;
  readonly box: PictureBox;
  readonly ownerId: string;
  /** Why it may not be worked on after all, asked when its turn has come. Default: nothing. */
  readonly refuse?: () => Promise<ErrorOf<'too-many-attempts'> | undefined>;
}

/** The picture that is made of an upload, or why there is none. */
export const redrawUpload = async (
  images: Images,
  { bytes, type, box, ownerId, refuse }: Upload,
  { field, what }: UploadWords,
): Promise<Result<Redrawn, ErrorOf<'invalid-input'> | ErrorOf<'too-many-attempts'>>> => {
  let refusal: ErrorOf<'too-many-attempts'> | undefined;
  const picture = await images.redraw(bytes, type, box, ownerId, async () => {
    refusal = await refuse?.();
    return refusal === undefined;
  });
  if (refusal !== undefined) return err(refusal);
  if (picture === 'too-many-at-once') {
    return err({ kind: 'too-many-attempts', retryAfterSeconds: BUSY_RETRY_SECONDS });
  }
  if (typeof picture !== 'string') return ok(picture);
  if (picture === 'not-admitted') throw new Error('a picture that was admitted was not');
  return err({ kind: 'invalid-input', issues: [{ field, message: `${what}${REFUSALS[picture]}` }] });
};
