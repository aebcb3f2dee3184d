import { useStore } from '@ykd/adapters-ui/react';
import { createLookup } from '@ykd/adapters-ui/stores';
import type { StaffView } from '@ykd/application/staff';
import { adminOrderPath, adminStudentPath, hasRight } from '@ykd/domain/access';
import { ORDER_STATUS_TITLES } from '@ykd/domain/order';
import { useEffect, useState } from 'react';
import { employeePath } from '../audit/subject-page';
import { memberTitle } from '../member-title';
import { orders as orderWords } from '../messages/zh-CN/orders';
import { useOrderQueries } from '../orders/order-queries';
import { useFindEmployees } from '../people/employee-words';
import { useStudentQueries } from '../students/student-queries';
import type { Hit, HitKind } from './hit';

/** So many of each are shown. */
const SHOWN = 6;

/** The typing rests for so long before it is searched for: a letter and the next are one search. */
const REST_MS = 40;

/** A Latin letter or a digit alone finds half of everybody. */
const isEnough = (text: string): boolean => text.length > 1 || /\p{Script=Han}/u.test(text);

interface Found {
  readonly hits: readonly Hit[];
  /** Whom nobody could be asked for. */
  readonly failed: readonly HitKind[];
}

const NOBODY: Found = { hits: [], failed: [] };

/** Finds students, staff and orders by what is typed, as far as one may see them: the same lists answer that have their pages. */
export const useFound = (staff: StaffView, text: string) => {
  const students = useStudentQueries();
  const findEmployees = useFindEmployees();
  const orders = useOrderQueries();
  const [lookup] = useState(() => {
    const ofStudents = async (typed: string): Promise<readonly Hit[]> => {
      const found = await students.find(typed, SHOWN);
      if (!found.ok) throw new Error(found.error.kind);
      return found.value.list.map(({ id, name = null, userName, mobile }) => ({
        id: `student ${id}`,
        kind: 'students',
        title: memberTitle({ name, userName, mobile }),
        note: [name === null ? undefined : userName, mobile].filter(Boolean).join(' · '),
        does: { goesTo: adminStudentPath(id) },
      }));
    };
    const ofEmployees = async (typed: string): Promise<readonly Hit[]> =>
      (await findEmployees(typed)).slice(0, SHOWN).map(({ id, title, note }) => ({
        id: `employee ${id}`,
        kind: 'employees',
        title,
        note,
        does: { goesTo: employeePath(id) },
      }));
    const ofOrders = async (typed: string): Promise<readonly Hit[]> => {
      const found = await orders.find(typed, SHOWN);
      if (!found.ok) throw new Error(found.error.kind);
      return found.value.list.map(({ id, student, product, status }) => ({
        id: `order ${id}`,
        kind: 'orders',
        title: orderWords.title(id),
        note: [status && ORDER_STATUS_TITLES[status], student?.name, product?.name]
          .filter(Boolean)
          .join(' · '),
        does: { goesTo: adminOrderPath(id) },
      }));
    };
    const sources = [
      ...(hasRight(staff, 'students.see') ? [{ kind: 'students' as const, find: ofStudents }] : []),
      ...(hasRight(staff, 'orders.see') ? [{ kind: 'orders' as const, find: ofOrders }] : []),
      ...(hasRight(staff, 'contacts.manage') ? [{ kind: 'employees' as const, find: ofEmployees }] : []),
    ];
    return createLookup(
      async (typed): Promise<Found> => {
        const found = await Promise.allSettled(sources.map(({ find }) => find(typed)));
        return {
          hits: found.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
          failed: sources.flatMap(({ kind }, at) => (found[at]?.status === 'rejected' ? [kind] : [])),
        };
      },
      { restMs: REST_MS },
    );
  });
  const isAsked = isEnough(text);
  useEffect(() => {
    if (isAsked) lookup.lookUp(text);
    else lookup.clear();
  }, [lookup, isAsked, text]);
  const { status, found, text: asked } = useStore(lookup);
  // What was found for another text is not what this one finds.
  const isReady = isAsked && status === 'ready' && asked === text;
  return {
    ...(isReady && found !== undefined ? found : NOBODY),
    isWaiting: isAsked && !isReady && status !== 'failed',
  };
};
