import { productListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, PlusIcon } from '@ykd/adapters-ui/widgets';
import { categoryTitle, productList, type ProductLine } from '@ykd/application/staff-product';
import { ADMIN_PRODUCT_NEW_PATH, adminProductPath } from '@ykd/domain/access';
import { COURSE_CATALOGUE } from '@ykd/domain/course';
import { Link } from 'react-router-dom';
import { useFromHere } from '../blocks/way-back';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { useExports } from '../exports/use-exports';
import { products as words } from '../messages/zh-CN/products';
import { PAGE_SIZE } from '../table/page-size';
import { useStaffList } from '../table/use-staff-list';
import type { Cells } from '../table/use-staff-table';
import { ConsoleList } from '../views/console-list';
import { useViews } from '../views/use-views';
import { useProductQueries } from './product-queries';
import { ProductTabs } from './product-tabs';
import { StatusBadge } from './status-badge';

/** The column that names a product. */
const HEAD = 'name';

const CELLS: Cells<ProductLine> = {
  status: ({ status }) => <StatusBadge status={status} />,
  // A word is not broken to make room for a long name beside it.
  categoryId: ({ categoryId }) => (
    <styled.span overflowWrap="break-word">{categoryId && categoryTitle(categoryId)}</styled.span>
  ),
};

const COURSES = COURSE_CATALOGUE.map(({ courseId, title }) => ({ id: courseId, name: title }));

/** All products, for staff with the right `products.manage`. Beyond the Specification. */
export function Component() {
  const queries = useProductQueries();
  const at = useStaffList(productList, productListQuery, HEAD);
  const views = useViews('products', productListQuery, at.list.place);
  const exports = useExports();
  const from = useFromHere();
  const page = useQuery(queries.list, { size: PAGE_SIZE, ...at.asked });
  const count = useQuery(queries.count, at.filter);
  const all = useQuery(queries.order, undefined).value ?? [];
  const categories = [...new Set(all.map(({ categoryId }) => categoryId))].toSorted();
  const isRefused = page.status === 'refused' && page.refusal?.kind === 'forbidden';
  if (isRefused) {
    return (
      <>
        <PageTitle />
        <Refused />
      </>
    );
  }
  return (
    <>
      <PageTitle />
      <ProductTabs />
      <ConsoleList<ProductLine>
        words={words}
        views={views}
        unit={words.unit}
        at={at}
        page={page}
        count={count}
        head={HEAD}
        nameOf={({ name }) => words.rowName(name)}
        wayOf={({ id }) => ({ to: adminProductPath(id), state: from })}
        cells={CELLS}
        choices={{ course: COURSES, categoryId: categories.map((id) => ({ id, name: categoryTitle(id) })) }}
        exported={{ as: 'products', exports }}
        tools={
          <Button asChild size="sm">
            <Link to={ADMIN_PRODUCT_NEW_PATH}>
              <PlusIcon size={16} />
              {words.add}
            </Link>
          </Button>
        }
      />
    </>
  );
}
