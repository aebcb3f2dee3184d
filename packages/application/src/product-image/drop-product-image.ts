import type { FileStore } from '../ports/file-store.js';
import { productImageKey, productImageNameOf, smallProductImageKey } from './product-image-url.js';

/** Removes the files of a picture that no product names any more. The large one first: nothing is made of it then. */
export const dropProductImage = async (
  files: Pick<FileStore, 'delete'>,
  imageUrl: string | null,
): Promise<void> => {
  const name = imageUrl === null ? undefined : productImageNameOf(imageUrl);
  if (name === undefined) return;
  await files.delete(productImageKey(name));
  await files.delete(smallProductImageKey(name));
};
