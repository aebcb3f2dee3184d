import {
  productImageKey,
  productImageNameOf,
  type ProductImagePort,
  smallProductImageKey,
} from '../../src/product-image/index.js';
import { fakePng, type Fakes } from '../../src/testing/index.js';
import { loggedIn } from './browser.js';
import { as } from './mutating.js';

/** The pictures of products for somebody, with the generic writes of the same person. */
export const picturing = async (account: string) => {
  const { fakes, app, port } = await as(account);
  const images = app.productImage((await loggedIn(app, account)).context);
  return { fakes, app, images, mutation: port };
};

/** Gives a product a picture that has to be taken; answers its address. */
export const give = async (
  images: ProductImagePort,
  productId: string,
  bytes = fakePng('pixels'),
): Promise<string> => {
  const result = await images.upload({ productId, bytes });
  if (!result.ok) throw new Error(result.error.kind);
  return result.value.imageUrl;
};

/** Where the picture of an address lies, as it is and small. */
export const keysOf = (url: string): readonly [large: string, small: string] => {
  const name = productImageNameOf(url) ?? '';
  return [productImageKey(name), smallProductImageKey(name)];
};

/** The picture that a product has. */
export const imageOf = ({ products }: Fakes, id: string): string | null | undefined =>
  products.stored.get(id)?.imageUrl;
