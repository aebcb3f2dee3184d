import type { AvatarPort } from '@ykd/application/avatar';
import { err, ok } from '@ykd/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAvatarDraft, type AvatarDraft } from '../../src/stores/index.js';
import { gate, settle } from './world.js';

const ORIGINAL = '/avatars/original.jpg';
const BYTES = new Uint8Array([1, 2, 3]);

/** A store of pictures that one can look into. */
let pictures: Set<string>;
let uploads: number;
let draft: AvatarDraft;

const avatar: AvatarPort = {
  upload: async () => {
    uploads += 1;
    const imageUrl = `/avatars/${uploads}.png`;
    pictures.add(imageUrl);
    return ok({ imageUrl });
  },
  remove: async ({ imgUrl }) => {
    pictures.delete(imgUrl);
    return ok(null);
  },
};

beforeEach(() => {
  pictures = new Set([ORIGINAL]);
  uploads = 0;
  draft = createAvatarDraft({ avatar, original: ORIGINAL });
});

describe('the picture of a form', () => {
  it('begins with the original one, which cannot be deleted here', () => {
    expect(draft.getSnapshot()).toEqual({ url: ORIGINAL, uploaded: false, uploading: false });
  });

  it('is the uploaded one, which can; deleting it shows the original again', async () => {
    await draft.upload(BYTES);
    expect(draft.getSnapshot()).toEqual({ url: '/avatars/1.png', uploaded: true, uploading: false });
    draft.revert();
    await settle();
    expect(draft.getSnapshot()).toEqual({ url: ORIGINAL, uploaded: false, uploading: false });
    expect([...pictures]).toEqual([ORIGINAL]);
  });

  it('leaves nothing behind when another one is uploaded, or the form is given up', async () => {
    await draft.upload(BYTES);
    await draft.upload(BYTES);
    await settle();
    expect([...pictures]).toEqual([ORIGINAL, '/avatars/2.png']);
    draft.discard();
    await settle();
    expect([...pictures]).toEqual([ORIGINAL]);
  });

  it('stays when the form was saved', async () => {
    await draft.upload(BYTES);
    draft.keep();
    draft.discard();
    await settle();
    expect([...pictures]).toEqual([ORIGINAL, '/avatars/1.png']);
  });

  it('is removed when it arrives after the form was given up', async () => {
    const { opened, open } = gate();
    const slow = createAvatarDraft({
      avatar: {
        ...avatar,
        upload: async (input) => {
          await opened;
          return avatar.upload(input);
        },
      },
      original: null,
    });
    const uploading = slow.upload(BYTES);
    expect(slow.getSnapshot().uploading).toBe(true);
    slow.discard();
    open();
    await uploading;
    await settle();
    expect([...pictures]).toEqual([ORIGINAL]);
  });

  it('is uploaded once for two clicks', async () => {
    await Promise.all([draft.upload(BYTES), draft.upload(BYTES)]);
    expect(uploads).toBe(1);
  });
});

describe('an upload that fails', () => {
  it('says why, and forgets it with the next one', async () => {
    const refused = { kind: 'invalid-input', issues: [] } as const;
    let refuse = true;
    const strict = createAvatarDraft({
      avatar: { ...avatar, upload: async (input) => (refuse ? err(refused) : avatar.upload(input)) },
      original: null,
    });
    await strict.upload(BYTES);
    expect(strict.getSnapshot()).toEqual({ url: null, uploaded: false, uploading: false, error: refused });
    refuse = false;
    await strict.upload(BYTES);
    expect(strict.getSnapshot()).toEqual({ url: '/avatars/1.png', uploaded: true, uploading: false });
  });

  it('keeps the picture that was there', async () => {
    const broken = createAvatarDraft({
      avatar: { ...avatar, upload: () => Promise.reject(new Error('offline')) },
      original: ORIGINAL,
    });
    await expect(broken.upload(BYTES)).rejects.toThrow('offline');
    expect(broken.getSnapshot()).toEqual({ url: ORIGINAL, uploaded: false, uploading: false });
  });

  it('does not trouble anybody when the removal fails', async () => {
    const sticky = createAvatarDraft({
      avatar: { ...avatar, remove: () => Promise.reject(new Error('offline')) },
      original: ORIGINAL,
    });
    await sticky.upload(BYTES);
    sticky.revert();
    await settle();
    expect(sticky.getSnapshot().url).toBe(ORIGINAL);
  });
});
