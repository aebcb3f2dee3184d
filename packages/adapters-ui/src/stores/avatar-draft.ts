import type { AvatarPort } from '@ykd/application/avatar';
import type { AppError } from '@ykd/application/shared';
import { createSnapshots, type Snapshots } from '../snapshots.js';

/** The picture in a profile form. */
export interface AvatarDraftState {
  /** The uploaded picture, or the original one. */
  readonly url: string | null;
  /** Whether `url` was uploaded here, so that it can be taken back. */
  readonly uploaded: boolean;
  readonly uploading: boolean;
  /** Why the last upload was refused. */
  readonly error?: AppError;
}

export interface AvatarDraft extends Snapshots<AvatarDraftState> {
  /** Uploads a picture in the place of the one shown. Throws on broken infrastructure. */
  upload(bytes: Uint8Array): Promise<void>;
  /** Takes the uploaded picture back: the original one shows again. */
  revert(): void;
  /** The form was saved: the uploaded picture is the member's now. */
  keep(): void;
  /** The form was given up: what was uploaded is removed, also what is still on its way. */
  discard(): void;
}

/** The picture of one opening of the form. Specification §4 'Avatar upload'. */
export const createAvatarDraft = ({
  avatar,
  original,
}: {
  readonly avatar: AvatarPort;
  readonly original: string | null;
}): AvatarDraft => {
  const first: AvatarDraftState = { url: original, uploaded: false, uploading: false };
  const { reader, write } = createSnapshots(first);
  let end: 'kept' | 'discarded' | undefined;

  /** A picture that nobody shows is not worth a message when it cannot be removed. */
  const remove = (imgUrl: string): void => void avatar.remove({ imgUrl }).catch(() => undefined);
  const removeUploaded = (): void => {
    const { uploaded, url } = reader.getSnapshot();
    if (uploaded && url !== null) remove(url);
  };

  const upload: AvatarDraft['upload'] = async (bytes) => {
    const { error: _gone, ...before } = reader.getSnapshot();
    if (before.uploading) return;
    write({ ...before, uploading: true });
    try {
      const result = await avatar.upload({ bytes });
      if (!result.ok) {
        write({ ...before, error: result.error });
      } else if (end !== undefined) {
        remove(result.value.imageUrl);
      } else {
        removeUploaded();
        write({ url: result.value.imageUrl, uploaded: true, uploading: false });
      }
    } catch (error) {
      write(before);
      throw error;
    }
  };

  return {
    ...reader,
    upload,
    revert: () => {
      removeUploaded();
      write(first);
    },
    keep: () => void (end = 'kept'),
    discard: () => {
      if (end !== undefined) return;
      end = 'discarded';
      removeUploaded();
    },
  };
};
