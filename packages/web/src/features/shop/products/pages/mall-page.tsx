import { useQuery } from '@ykd/adapters-ui/react';
import { catalogueEntry } from '@ykd/domain/course';
import { productPath } from '@ykd/domain/access';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useGoods } from '../goods-queries';
import { PageHead } from '../../components/page-head';
import { shop } from '../../messages/zh-CN/shop';
import { mallCourse, mallHref } from '../../../../routing/mall-href';
import { ProductList } from '../components/product-list';
import { courseIdsOf } from '../product';

/** `/shopmall`: the courses on sale; with a `courseId` those that open it, or the one product that does. */
export function Component() {
  const [search] = useSearchParams();
  const reading = useQuery(useGoods().products, undefined);
  const { value: products } = reading;
  const courseId = mallCourse(search);
  const title = courseId === null ? undefined : catalogueEntry(courseId)?.title;
  const fitting =
    courseId === null ? [] : products?.filter((product) => courseIdsOf(product).includes(courseId));
  const [only, ...more] = fitting ?? [];
  if (only && more.length === 0) return <Navigate to={productPath(only.id)} replace />;

  const all = { href: mallHref(), label: shop.mallTitle };
  if (title !== undefined && only) {
    return (
      <>
        <PageHead title={shop.withCourse(title)} hint={shop.withCourseHint} back={all} />
        <ProductList products={{ ...reading, value: fitting }} heading="h2" />
      </>
    );
  }
  const head =
    title !== undefined && products
      ? { title: shop.withoutCourse(title), hint: shop.withoutCourseHint }
      : { title: shop.mallTitle, hint: shop.mallHint };
  return (
    <>
      <PageHead {...head} />
      <ProductList products={reading} heading="h2" />
    </>
  );
}
