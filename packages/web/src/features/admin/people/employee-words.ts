import type { EmployeeFilter, EmployeeView } from '@ykd/application/employee';
import type { ListedOption } from '@ykd/adapters-ui/widgets';
import { people } from '../messages/zh-CN/people';
import { usePeople } from './people-queries';

const words = people.employee;

/** So many are offered of what a search finds. */
const OFFERED = 10;

/** What somebody is called: the first of his names that is there. */
export const employeeName = ({
  name,
  userName,
}: { readonly [K in 'name' | 'userName']?: EmployeeView[K] | undefined }): string =>
  name ?? userName ?? words.noName;

/** Finds others who work here; `narrow`: those of them whom a filter finds. */
export const useFindEmployees = (except?: string, narrow: EmployeeFilter = {}) => {
  const { employee } = usePeople();
  return async (text: string): Promise<readonly ListedOption[]> => {
    const found = await employee.list({
      size: OFFERED,
      sort: 'name',
      columns: ['name', 'userName', 'title', 'department'],
      state: 'is:active',
      ...narrow,
      ...(text === '' ? {} : { search: text }),
    });
    if (!found.ok) throw new Error(found.error.kind);
    return found.value.list
      .filter(({ id }) => id !== except)
      .map(({ id, name = null, userName = null, title, department }) => ({
        id,
        title: employeeName({ name, userName }),
        note: [department?.name, title].filter(Boolean).join(' · ') || userName || undefined,
      }));
  };
};
