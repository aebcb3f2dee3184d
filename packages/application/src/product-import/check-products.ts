import { IDENTIFIER_MAX } from '@ykd/domain/shared';
import type { ProductFields } from '../ports/product-repository.js';
import { tellProductIssues } from '../product/product-issues.js';
import { fieldsIn, type Tell } from '../product/value-issues.js';

/** A product of the file: what it sets, and its picture; null: none; undefined: whatever there is. */
export interface ImportedProduct {
  /** Its number in the file, counted from 1. */
  readonly row: number;
  readonly id: string;
  readonly fields: ProductFields;
  /** The path of a file beside the one that names it. */
  readonly image?: string | null;
}

/** Something that is wrong with a product of the file: its number, counted from 1, or with the file as a whole. */
export interface ImportIssue {
  readonly row?: number;
  readonly id?: string;
  readonly field?: string;
  readonly message: string;
}

/** The most products of one file. */
const PRODUCTS_MAX = 1_000;

const IMAGE = 'image';

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= IDENTIFIER_MAX && /^[a-z\d][\w.-]*$/i.test(value);

const checkOne = (values: Readonly<Record<string, unknown>>, isNew: boolean, tell: Tell): void => {
  const { id: _id, [IMAGE]: image, ...fields } = values;
  if (image !== undefined && image !== null && (typeof image !== 'string' || image === ''))
    tell(IMAGE, '应为图片文件的路径，或 null');
  tellProductIssues(fields, isNew, tell);
};

/**
 * The products of a file, `{ "products": [ … ] }`, and all that is wrong with them. `isKnown`: whether a product with this
 * id is there already.
 */
export const checkProducts = async (
  file: unknown,
  isKnown: (id: string) => Promise<boolean>,
): Promise<{ readonly products: readonly ImportedProduct[]; readonly issues: readonly ImportIssue[] }> => {
  const { products: list, ...others } = fieldsIn(file) ?? {};
  if (!Array.isArray(list)) return { products: [], issues: [{ message: '应为 {"products": [ … ]}' }] };
  const issues: ImportIssue[] = Object.keys(others).map((field) => ({ field, message: '没有这个字段' }));
  if (list.length === 0) issues.push({ field: 'products', message: '没有商品' });
  if (list.length > PRODUCTS_MAX) {
    return { products: [], issues: [{ field: 'products', message: `一个文件最多 ${PRODUCTS_MAX} 个商品` }] };
  }
  const products: ImportedProduct[] = [];
  const seen = new Set<string>();
  for (const [at, entry] of list.entries()) {
    const row = at + 1;
    const values = fieldsIn(entry);
    if (values === undefined) {
      issues.push({ row, message: '应为对象（{…}）' });
      continue;
    }
    const { id } = values;
    if (!isId(id)) {
      const message = `必须填写：字母或数字开头，字母、数字、- _ .，最多 ${IDENTIFIER_MAX} 个字符`;
      issues.push({ row, field: 'id', message });
    } else if (seen.has(id)) issues.push({ row, id, field: 'id', message: '在文件里出现了多次' });
    const named = isId(id) ? { id } : {};
    checkOne(values, isId(id) && !(await isKnown(id)), (field, message) =>
      issues.push({ row, ...named, field, message }),
    );
    if (!isId(id)) continue;
    seen.add(id);
    const { id: _id, [IMAGE]: image, ...fields } = values;
    // Whoever finds issues uses none of these.
    products.push({ row, id, fields, ...(image === undefined ? {} : { image: image as string | null }) });
  }
  return { products, issues };
};
