import { EMPLOYMENT_CATEGORY_ID } from '@ykd/domain/order';

/** What the categories are called that the platform knows. A school may have others, which are called as it wrote them. */
export const PRODUCT_CATEGORY_TITLES: Readonly<Record<string, string>> = {
  training: '训练营',
  single: '单门课程',
  [EMPLOYMENT_CATEGORY_ID]: '就业班',
};

/** What a category is called. */
export const categoryTitle = (id: string): string =>
  (Object.hasOwn(PRODUCT_CATEGORY_TITLES, id) ? PRODUCT_CATEGORY_TITLES[id] : undefined) ?? id;
