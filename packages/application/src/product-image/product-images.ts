import { pictureTypeOf } from '../pictures/picture-type.js';
import type { FileStore, StoredFile } from '../ports/file-store.js';
import type { Images } from '../ports/images.js';
import { PRODUCT_IMAGE_WIDTH, productImageKey, smallProductImageKey } from './product-image-url.js';
import { PRODUCT_IMAGE_SIDE } from './upload-product-image.js';

/** The pictures of products, for everybody. */
export interface ProductImages {
  find(name: string): Promise<StoredFile | undefined>;
  /** The same at {@link PRODUCT_IMAGE_WIDTH}, never enlarged; made when it is first asked for, and kept. */
  findSmall(name: string): Promise<StoredFile | undefined>;
}

const SMALL = { width: PRODUCT_IMAGE_WIDTH, height: PRODUCT_IMAGE_SIDE };

/** Whoever asks, it is the picture that is worked on. */
const ownerOf = (name: string): string => `product:${name}`;

/** The pictures in a store. One is made smaller at a time: a page full of new ones leaves room for uploads. */
export const createProductImages = ({
  files,
  images,
}: {
  readonly files: FileStore;
  readonly images: Images;
}): ProductImages => {
  const inWork = new Map<string, Promise<StoredFile | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  /** Several processes may do so at once: each keeps the same, and whole. */
  const make = async (name: string): Promise<StoredFile | undefined> => {
    const large = await files.get(productImageKey(name));
    const type = large === undefined ? undefined : pictureTypeOf(large.bytes);
    if (large === undefined || type === undefined) return undefined;
    const drawn = await inTurn(() => images.redraw(large.bytes, type, SMALL, ownerOf(name)));
    if (typeof drawn === 'string') throw new Error(`the picture ${name} cannot be made smaller: ${drawn}`);
    const bytes = drawn.picture;
    await files.put(smallProductImageKey(name), bytes);
    // Whoever removed the picture meanwhile may have missed what was made of it.
    if ((await files.get(productImageKey(name))) !== undefined) return { ...large, bytes };
    await files.delete(smallProductImageKey(name));
    return undefined;
  };

  const makeOnce = (name: string): Promise<StoredFile | undefined> => {
    const making = inWork.get(name) ?? make(name).finally(() => inWork.delete(name));
    inWork.set(name, making);
    return making;
  };

  return {
    find: (name) => files.get(productImageKey(name)),
    findSmall: async (name) => (await files.get(smallProductImageKey(name))) ?? (await makeOnce(name)),
  };
};
