import { classListQuery, productListQuery } from '@ykd/adapters-http/contracts';
import {
  ADMIN_CLASS_PATH,
  ADMIN_COURSE_PATH,
  ADMIN_PRODUCT_PATH,
  adminClassPath,
  adminCoursePath,
  adminOrderPath,
  adminProductPath,
  adminStudentPath,
  type Right,
} from '@ykd/domain/access';
import { ORDER_STATUS_TITLES } from '@ykd/domain/order';
import { CLASS_STATE_TITLES } from '@ykd/domain/school-class';
import { once } from '../../../container/once';
import { employeePath } from '../audit/subject-page';
import { useClassQueries } from '../queries/class-queries';
import { useCourseQueries } from '../courses/course-queries';
import { memberTitle } from '../member-title';
import { courses as courseWords } from '../messages/zh-CN/courses';
import { orders as orderWords } from '../messages/zh-CN/orders';
import { products as productWords } from '../messages/zh-CN/products';
import { ordersHref } from '../orders-href';
import { useOrderQueries } from '../orders/order-queries';
import { workersHref } from '../people/department-words';
import { useFindEmployees } from '../people/employee-words';
import { useProductQueries } from '../products/product-queries';
import { useStudentQueries } from '../queries/student-list-queries';
import { studentsHref } from '../students-href';
import type { Hit, HitKind } from './hit';
import { isMeant } from './is-meant';

/** A list that is asked, by whoever has the right to it. */
export interface Source {
  readonly kind: HitKind;
  readonly right: Right;
  /** The first that a search finds. */
  find(typed: string): Promise<readonly Omit<Hit, 'kind'>[]>;
  /** The list with that search. */
  listOf(typed: string): string;
}

/** The rows of an answer; a refusal counts as a failure. */
const rowsOf = <Row>(
  answer:
    | { readonly ok: true; readonly value: { readonly list: readonly Row[] } }
    | { readonly ok: false; readonly error: { readonly kind: string } },
): readonly Row[] => {
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value.list;
};

/** What the quick search asks; each list for so many rows at least, if it has them. */
export const useSources = (size: number): readonly Source[] => {
  const students = useStudentQueries();
  const classes = useClassQueries();
  const findEmployees = useFindEmployees();
  const orders = useOrderQueries();
  const products = useProductQueries();
  const courses = useCourseQueries();
  // There are some dozens of them: they are asked for once, and looked through here.
  const allCourses = once(async () => {
    const answer = await courses.all();
    if (!answer.ok) throw new Error(answer.error.kind);
    return answer.value;
  });
  return [
    {
      kind: 'students',
      right: 'students.see',
      find: async (typed) =>
        rowsOf(await students.find(typed, size)).map(({ id, name = null, userName, mobile }) => ({
          id: `student ${id}`,
          title: memberTitle({ name, userName, mobile }),
          note: [name === null ? undefined : userName, mobile].filter(Boolean).join(' · '),
          does: { goesTo: adminStudentPath(id) },
        })),
      listOf: (search) => studentsHref({ search }),
    },
    {
      kind: 'classes',
      right: 'classes.manage',
      find: async (typed) =>
        rowsOf(await classes.find(typed, size)).map(({ id, name, state }) => ({
          id: `class ${id}`,
          title: name,
          note: CLASS_STATE_TITLES[state],
          does: { goesTo: adminClassPath(id) },
        })),
      listOf: (search) =>
        `${ADMIN_CLASS_PATH}?${classListQuery.write({ ...classListQuery.read(new URLSearchParams()), search })}`,
    },
    {
      kind: 'orders',
      right: 'orders.see',
      find: async (typed) =>
        rowsOf(await orders.find(typed, size)).map(({ id, student, product, status }) => ({
          id: `order ${id}`,
          title: orderWords.title(id),
          note: [status && ORDER_STATUS_TITLES[status], student?.name, product?.name]
            .filter(Boolean)
            .join(' · '),
          does: { goesTo: adminOrderPath(id) },
        })),
      listOf: (search) => ordersHref({ search }),
    },
    {
      kind: 'employees',
      right: 'contacts.manage',
      find: async (typed) =>
        (await findEmployees(typed)).map(({ id, title, note }) => ({
          id: `employee ${id}`,
          title,
          note,
          does: { goesTo: employeePath(id) },
        })),
      listOf: (search) => workersHref({ search }),
    },
    {
      kind: 'products',
      right: 'products.manage',
      find: async (typed) =>
        rowsOf(await products.find(typed, size)).map(({ id, name, status }) => ({
          id: `product ${id}`,
          title: name,
          note: productWords.statuses[status],
          does: { goesTo: adminProductPath(id) },
        })),
      listOf: (search) => `${ADMIN_PRODUCT_PATH}?${productListQuery.write({ search })}`,
    },
    {
      kind: 'courses',
      right: 'courses.manage',
      find: async (typed) =>
        (await allCourses())
          .filter(
            ({ courseId, title, spelled }) =>
              isMeant(title, typed, spelled) || courseId.toLowerCase().startsWith(typed.toLowerCase()),
          )
          .map(({ courseId, title, live }) => ({
            id: `course ${courseId}`,
            title,
            note: [courseId, live === null ? courseWords.unpublished : undefined].filter(Boolean).join(' · '),
            does: { goesTo: adminCoursePath(courseId) },
          })),
      // It shows all of them.
      listOf: () => ADMIN_COURSE_PATH,
    },
  ];
};
