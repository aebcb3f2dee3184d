import { nextProductStatus } from '@ykd/domain/order';
import { BY_OPERATOR } from '../audit/draft.js';
import { productAudit } from '../audit/product-audit.js';
import type { YkdProduct } from '../entities/ykd-product.js';
import { checkUpload } from '../pictures/check-upload.js';
import { PICTURE_ENDINGS } from '../pictures/picture-type.js';
import { redrawUpload } from '../pictures/redraw-upload.js';
import type { Clock } from '../ports/clock.js';
import type { Ids } from '../ports/ids.js';
import type { FileStore } from '../ports/file-store.js';
import type { Images } from '../ports/images.js';
import type { ProductRepository, ProductSave } from '../ports/product-repository.js';
import { priceEvents } from '../security/price-events.js';
import { goneIssue } from '../product/gone-issue.js';
import { newProduct } from '../product/new-product.js';
import { productPricing } from '../product/price-lines.js';
import { dropProductImage } from '../product-image/drop-product-image.js';
import { PRODUCT_IMAGE_NAME } from '../product-image/product-image-issue.js';
import { productImageKey, productImageUrl } from '../product-image/product-image-url.js';
import { PRODUCT_IMAGE_SIDE } from '../product-image/upload-product-image.js';
import { checkProducts, type ImportedProduct, type ImportIssue } from './check-products.js';

/** What an import stands on. */
export interface ImportProductsDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly products: ProductRepository;
  readonly images: Images;
  readonly files: FileStore;
  /** The bytes of a picture that the file names; undefined when there is no such file. */
  readPicture(path: string): Promise<Uint8Array | undefined>;
  /** 32 lower-case hex digits that are others for other texts and bytes. */
  fingerprint(text: string, bytes: Uint8Array): string;
}

/** How many products were, or would be, of each kind. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
}

/** A picture that is to be stored. */
interface NewPicture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const WORDS = { field: 'image', what: PRODUCT_IMAGE_NAME };

/** The picture of a product, or what is wrong with its file. The name follows from the file: the same file, the same name. */
const pictureOf = async (
  deps: ImportProductsDeps,
  id: string,
  path: string,
  stored: YkdProduct | undefined,
): Promise<{ readonly imageUrl: string; readonly made?: NewPicture } | { readonly message: string }> => {
  const bytes = await deps.readPicture(path);
  if (bytes === undefined) return { message: `找不到图片文件 ${path}` };
  const type = checkUpload(bytes, WORDS);
  if (!type.ok) return { message: `${path}：${type.error.issues[0]?.message ?? ''}` };
  const name = `${deps.fingerprint(id, bytes)}.${PICTURE_ENDINGS[type.value]}`;
  const imageUrl = productImageUrl(name);
  if (stored?.imageUrl === imageUrl) return { imageUrl };
  const box = { width: PRODUCT_IMAGE_SIDE, height: PRODUCT_IMAGE_SIDE };
  const drawn = await redrawUpload(deps.images, { bytes, type: type.value, box, ownerId: 'import' }, WORDS);
  if (drawn.ok) return { imageUrl, made: { name, bytes: drawn.value.picture } };
  const issues = drawn.error.kind === 'invalid-input' ? drawn.error.issues : [];
  return { message: `${path}：${issues[0]?.message ?? '图片太多，请再试一次'}` };
};

type Change = (ProductSave & { readonly kind: 'change' })['fields'];

/** What differs from the product as it stands. */
const differing = (stored: YkdProduct, wanted: Change): Change =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof YkdProduct]),
    ),
  );

/**
 * Stores the products of a file, all or none: new ones, and of those that are there, by their ids, the fields that differ.
 * What the file does not name stays. `checkOnly`: says what it would do. Answers all that is wrong, in Chinese, and stores
 * nothing then.
 */
export const importProducts = async (
  deps: ImportProductsDeps,
  file: unknown,
  { checkOnly = false } = {},
): Promise<{ readonly issues: readonly ImportIssue[] } | { readonly counts: ImportCounts }> => {
  const known = new Map<string, YkdProduct>();
  const { products, issues } = await checkProducts(file, async (id) => {
    const found = await deps.products.find(id);
    if (found !== undefined) known.set(id, found);
    return found !== undefined;
  });
  const problems: ImportIssue[] = [...issues];
  const pictures: NewPicture[] = [];
  const imageOf = async ({ row, id, image }: ImportedProduct): Promise<Pick<Change, 'imageUrl'>> => {
    if (image === undefined) return {};
    if (typeof image !== 'string') return { imageUrl: null };
    const picture = await pictureOf(deps, id, image, known.get(id));
    if ('message' in picture) {
      problems.push({ row, id, field: WORDS.field, message: picture.message });
      return {};
    }
    if (picture.made !== undefined) pictures.push(picture.made);
    return { imageUrl: picture.imageUrl };
  };

  /** What is to be stored, with the time at which it is: pictures are drawn before, which takes its time. */
  const drafts: ((at: number) => ProductSave)[] = [];
  const dropped: (string | null)[] = [];
  for (const product of products) {
    const image = await imageOf(product);
    const stored = known.get(product.id);
    if (stored === undefined) {
      drafts.push((at) => ({
        kind: 'insert',
        product: { ...newProduct(product.id, product.fields, at), ...image },
      }));
      continue;
    }
    const { status } = product.fields;
    const state = status === undefined ? {} : { status: nextProductStatus(stored.status, status) };
    const fields = differing(stored, { ...product.fields, ...state, ...image });
    const gone = fields.skuAttrs && (await goneIssue(deps.products, stored, fields.skuAttrs));
    if (gone !== undefined)
      problems.push({ row: product.row, id: product.id, field: 'skuAttrs', message: gone });
    if (Object.keys(fields).length === 0) continue;
    if (fields.imageUrl !== undefined) dropped.push(stored.imageUrl);
    drafts.push(() => ({ kind: 'change', id: product.id, fields }));
  }
  if (problems.length > 0) return { issues: problems };

  const added = products.filter(({ id }) => !known.has(id)).length;
  const counts = { added, changed: drafts.length - added, same: products.length - drafts.length };
  if (checkOnly || drafts.length === 0) return { counts };
  try {
    // Pictures first: no product names one that is not there.
    for (const { name, bytes } of pictures) await deps.files.put(productImageKey(name), bytes);
    const at = deps.clock.now();
    const saves = drafts.map((draft) => draft(at));
    const trace = priceEvents(deps, { address: '' }, saves);
    const audit = productAudit(BY_OPERATOR, { act: 'products.save', at, batch: deps.ids.next() });
    const priced = productPricing(deps, BY_OPERATOR);
    if ((await deps.products.saveAll(saves, at, trace, audit, priced)) === undefined)
      throw new Error('a product was removed meanwhile');
  } catch (error) {
    for (const { name } of pictures) await dropProductImage(deps.files, productImageUrl(name));
    throw error;
  }
  for (const imageUrl of dropped) await dropProductImage(deps.files, imageUrl);
  return { counts };
};
