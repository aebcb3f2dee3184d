import { employeeListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, EmptyState, PlusIcon } from '@ykd/adapters-ui/widgets';
import { GRANTS, hasRight, STAFF_ROLES } from '@ykd/domain/access';
import { EMPLOYEE_STATES } from '@ykd/domain/people';
import { DEFAULT_PAGE_SIZE } from '@ykd/domain/shared';
import { useState } from 'react';
import { ChoiceFilter, TextFilter } from '../../../lists/filter-fields';
import { ListFilters } from '../../../lists/list-filters';
import { ListPage } from '../../../lists/list-page';
import { useList, type ListAt } from '../../../lists/use-list';
import { useAdminQueries } from '../admin-queries';
import { DetailDrawer } from '../blocks/detail-drawer';
import { useOpenRow } from '../blocks/use-open-row';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { admin } from '../messages/zh-CN/admin';
import { people } from '../messages/zh-CN/people';
import { columnsOf, type EmployeePlace } from './employee-columns';
import { EmployeeDetail } from './employee-detail';
import { employeeName } from './employee-words';
import { JoinDialog } from './join-dialog';
import { PeopleTabs } from './people-tabs';
import { usePeople } from './people-queries';
import { useDepartmentNames } from './place-fields';

const words = people.employee;

/** Conditions that a column is one of these values, by what they are called. */
const conditions = <V extends string>(values: readonly V[], titleOf: (value: V) => string) =>
  Object.fromEntries(values.map((value) => [`is:${value}`, titleOf(value)])) as Readonly<
    Record<string, string>
  >;

const ROLES = {
  ...conditions(STAFF_ROLES, (role) => admin.roles[role]),
  empty: words.noRole,
};
const GRANTED = conditions(GRANTS, (grant) => admin.grants[grant]);
const STATES = conditions(EMPLOYEE_STATES, (state) => words.states[state]);

function Filters({ list }: { list: ListAt<EmployeePlace> }) {
  const { place, narrow } = list;
  const { departments, nameOf } = useDepartmentNames();
  const inDepartment = {
    ...conditions(
      departments.map(({ id }) => id),
      nameOf,
    ),
    empty: words.noDepartment,
  };
  return (
    <ListFilters list={list} sorts={words.sorts as never}>
      <TextFilter
        label={words.search}
        value={place.search}
        maxLength={64}
        onChange={(search) => narrow({ search })}
      />
      <ChoiceFilter
        label={words.department}
        value={place.department}
        options={inDepartment}
        onChange={(department) => narrow({ department })}
      />
      <ChoiceFilter
        label={words.role}
        value={place.role}
        options={ROLES}
        onChange={(role) => narrow({ role })}
      />
      <ChoiceFilter
        label={words.grants}
        value={place.grants}
        options={GRANTED}
        onChange={(grants) => narrow({ grants })}
      />
      <ChoiceFilter
        label={words.state}
        value={place.state}
        options={STATES}
        onChange={(state) => narrow({ state })}
      />
    </ListFilters>
  );
}

/** Who works here and who did, for staff with the right `contacts.manage`; each of them at an address. Specification §2. */
export function Component() {
  const queries = usePeople();
  const list = useList(employeeListQuery);
  const row = useOpenRow();
  const me = useQuery(useAdminQueries().me, undefined).value;
  const { sort: _sort, columns: _columns, after: _after, before: _before, ...filter } = list.place;
  const page = useQuery(queries.list, { size: DEFAULT_PAGE_SIZE, ...list.place });
  const count = useQuery(queries.count, filter).value;
  const [isJoining, setJoining] = useState(false);
  const isRefused = page.status === 'refused' && page.refusal?.kind === 'forbidden';
  const rows = page.value?.list ?? [];
  const titleOf = (id: string): string => {
    const line = rows.find((one) => one.id === id);
    return line === undefined
      ? (queries.one.of(id).getSnapshot().value?.name ?? words.list)
      : employeeName(line);
  };
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
      <PeopleTabs />
      <styled.div display="flex" flexDirection="column" gap="4">
        <styled.div display="flex" alignItems="center" justifyContent="space-between" gap="3" minHeight="8">
          <styled.span fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {count && words.unit(count.count, count.isMore)}
          </styled.span>
          {hasRight(me, 'staff.manage') && (
            <Button size="sm" onClick={() => setJoining(true)}>
              <PlusIcon size={16} />
              {words.join}
            </Button>
          )}
        </styled.div>
        <Filters list={list} />
        <ListPage
          title={words.list}
          list={list}
          page={page}
          cols={columnsOf(row)}
          nameOf={employeeName}
          empty={
            <Card>
              <EmptyState title={words.none} hint={words.noneHint} />
            </Card>
          }
        />
      </styled.div>
      <DetailDrawer row={row} ids={rows.map(({ id }) => id)} title={titleOf}>
        {(id) => <EmployeeDetail userId={id} />}
      </DetailDrawer>
      {isJoining && <JoinDialog onClose={() => setJoining(false)} />}
    </>
  );
}
