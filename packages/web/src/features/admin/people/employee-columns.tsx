import type { employeeListQuery } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge, type Column } from '@ykd/adapters-ui/widgets';
import type { EmployeeLine } from '@ykd/application/employee';
import { shanghaiDay } from '@ykd/domain/shared';
import { OpenLink } from '../blocks/open-link';
import type { OpenRow } from '../blocks/use-open-row';
import { people } from '../messages/zh-CN/people';
import { RightBadges } from './employee-detail';
import { employeeName } from './employee-words';

const words = people.employee;

export type EmployeePlace = ReturnType<typeof employeeListQuery.read>;
export type EmployeeSort = NonNullable<EmployeePlace['sort']>;

const Quiet = styled('span', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } });

/** What the list shows of people. */
export const columnsOf = (row: OpenRow): readonly Column<EmployeeLine, EmployeeSort>[] => [
  {
    id: 'name',
    title: words.name,
    isHead: true,
    narrow: 'head',
    sorts: { ascending: 'name', descending: '-name' },
    cell: (line) => (
      <OpenLink row={row} id={line.id}>
        {employeeName(line)}
      </OpenLink>
    ),
  },
  {
    id: 'userName',
    title: words.userName,
    sorts: { ascending: 'userName', descending: '-userName' },
    cell: ({ userName }) => <Quiet>{userName ?? words.nothing}</Quiet>,
  },
  {
    id: 'mobile',
    title: words.mobile,
    cell: ({ mobile }) => (
      <styled.span whiteSpace="nowrap" color="fg.muted">
        {mobile ?? words.nothing}
      </styled.span>
    ),
  },
  {
    id: 'department',
    title: words.department,
    sorts: { ascending: 'department', descending: '-department' },
    cell: ({ department }) => <Quiet>{department?.name ?? words.nothing}</Quiet>,
  },
  { id: 'title', title: words.title, cell: ({ title }) => <Quiet>{title ?? words.nothing}</Quiet> },
  {
    id: 'rights',
    title: words.rights,
    cell: ({ role = null, grants = [] }) => <RightBadges role={role} grants={grants} />,
  },
  {
    id: 'state',
    title: words.state,
    narrow: 'head',
    cell: ({ state = 'active' }) => (
      <Badge tone={state === 'active' ? 'brand' : 'neutral'}>{words.states[state]}</Badge>
    ),
  },
  {
    id: 'joinedAt',
    title: words.joinedAt,
    sorts: { ascending: 'joinedAt', descending: '-joinedAt' },
    cell: ({ joinedAt }) => (
      <styled.span whiteSpace="nowrap">
        {joinedAt === undefined ? words.nothing : shanghaiDay(joinedAt)}
      </styled.span>
    ),
  },
];
