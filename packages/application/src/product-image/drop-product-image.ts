import type { FileStore } from '../ports/file-store.js';
import { productImageKey, productImageNameOf, smallProductImageKey } from './product-image-url.js';

/**
 * Removes the files of a picture that no product names any more. The large one first: nothing is made of it then. Never
 * throws: what was asked for is done, and a file that stays is in nobody's way, as no other picture gets its name.
 */
export const dropProductImage = async (
  files: Pick<FileStore, 'delete'>,
  imageUrl: string | null,
): Promise<void> => {
  const name = imageUrl === null ? undefined : productImageNameOf(imageUrl);
  if (name === undefined) return;
  for (const key of [productImageKey(name), smallProductImageKey(name)]) {
    await files.delete(key).catch(() => undefined);
  }
};
