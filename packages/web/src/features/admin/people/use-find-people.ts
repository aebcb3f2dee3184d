import type { ListedOption } from '@ykd/adapters-ui/widgets';
import { memberTitle } from '../member-title';
import { audit } from '../messages/zh-CN/audit';
import { useStudentQueries } from '../queries/student-list-queries';
import { useFindEmployees } from './employee-words';

/** So many are offered of what a search finds. */
const OFFERED = 10;

/** Finds everybody whom a line may be about: those who work here, then students. */
export const useFindPeople = () => {
  const findEmployees = useFindEmployees();
  const students = useStudentQueries();
  return async (text: string): Promise<readonly ListedOption[]> => {
    const [staff, found] = await Promise.all([findEmployees(text), students.find(text, OFFERED)]);
    if (!found.ok) throw new Error(found.error.kind);
    const rest = found.value.list.filter(({ id }) => !staff.some((one) => one.id === id));
    return [
      ...staff.map(({ note, ...one }) => ({
        ...one,
        note: [audit.ofStaff, note].filter(Boolean).join(' · '),
      })),
      ...rest.map(({ id, name, userName, mobile }) => ({
        id,
        title: memberTitle({ name, userName, mobile }),
        note: [audit.ofStudents, name === null ? undefined : userName, mobile].filter(Boolean).join(' · '),
      })),
    ];
  };
};
