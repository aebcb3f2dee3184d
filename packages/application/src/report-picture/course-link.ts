import { productPath, SHOP_MALL_PATH } from '@ykd/domain/access';
import { soldCourseIds } from '@ykd/domain/order';
import type { StudyStory } from '@ykd/domain/report';
import { productsOnSale, type ProductsOnSaleDeps } from '../shelf/products-on-sale.js';

/**
 * Where the code of a picture leads, a path: to the first product on sale that opens the course which was studied longest, or to
 * the shop mall. Everybody can open both.
 */
export const courseLink = async (deps: ProductsOnSaleDeps, story: StudyStory): Promise<string> => {
  const courseId = story.kind === 'studied' ? story.courses[0]?.courseId : undefined;
  if (courseId === undefined) return SHOP_MALL_PATH;
  const product = (await productsOnSale(deps)).find(({ skuAttrs }) =>
    soldCourseIds(skuAttrs).includes(courseId),
  );
  return product === undefined ? SHOP_MALL_PATH : productPath(product.id);
};
