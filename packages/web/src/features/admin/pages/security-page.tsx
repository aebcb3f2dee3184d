import { securityEventList } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Card, EmptyState, type BadgeProps, type Column } from '@ykd/adapters-ui/widgets';
import type { SecurityEvent, SecurityKind } from '@ykd/application/ports';
import {
  memberOfSubject,
  securityDetail,
  securitySubject,
  type FieldNames,
} from '@ykd/application/audit-words';
import { DEFAULT_PAGE_SIZE, shanghaiMinute } from '@ykd/domain/shared';
import { ChoiceFilter } from '../../../lists/filter-fields';
import { ListFilters } from '../../../lists/list-filters';
import { ListLink } from '../../../lists/list-link';
import { ListPage } from '../../../lists/list-page';
import { useList, type ListAt } from '../../../lists/use-list';
import { useAdminQueries } from '../admin-queries';
import { PageTitle } from '../components/page-title';
import { ExportMenu } from '../exports/export-menu';
import { RunPanel } from '../exports/run-panel';
import { useExports } from '../exports/use-exports';
import { Refused } from '../components/refused';
import { stateOf } from '../views/view-state';
import { admin } from '../messages/zh-CN/admin';
import { PersonFilter } from '../people/person-filter';
import { useEmployeeNames } from '../people/use-names';

const words = admin.security;

type Place = ReturnType<typeof securityEventList.read>;

/** What deserves attention stands out; the rest is quiet. */
const TONES: { readonly [K in SecurityKind]?: BadgeProps['tone'] } = {
  'login-failed': 'amber',
  limit: 'danger',
  rights: 'info',
  prices: 'info',
  deletion: 'amber',
};

const Words = styled('span', { base: { color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' } });

/** Who it was, by his name where it is known; it leads to all that he did. */
function Member({ id, name, list }: { id: string; name: string | undefined; list: ListAt<Place> }) {
  const said = name ?? id;
  return (
    <styled.span css={{ '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } }}>
      {list.place.userId === id ? (
        said
      ) : (
        <ListLink to={list.hrefOf({ userId: id })}>
          <span title={words.onlyOf(said)}>{said}</span>
        </ListLink>
      )}
    </styled.span>
  );
}

const columnsOf = (list: ListAt<Place>, names: FieldNames): readonly Column<SecurityEvent>[] => [
  {
    id: 'at',
    title: words.columns.at,
    isHead: true,
    narrow: 'head',
    cell: ({ at, lastAt, count }) => (
      <>
        <styled.time whiteSpace="nowrap" dateTime={new Date(at).toISOString()}>
          {shanghaiMinute(at)}
        </styled.time>
        {count > 1 && shanghaiMinute(lastAt) !== shanghaiMinute(at) && (
          <Words css={{ display: 'block', fontWeight: 'normal' }}>
            {words.lastAt(shanghaiMinute(lastAt))}
          </Words>
        )}
      </>
    ),
  },
  {
    id: 'kind',
    title: words.columns.kind,
    narrow: 'head',
    cell: ({ kind }) => <Badge tone={TONES[kind] ?? 'neutral'}>{words.kinds[kind]}</Badge>,
  },
  {
    id: 'userId',
    title: words.member,
    cell: ({ userId }) =>
      userId === null ? (
        <Words>{words.nobody}</Words>
      ) : (
        <Member id={userId} name={names[userId]} list={list} />
      ),
  },
  {
    id: 'subject',
    title: words.columns.subject,
    cell: (event) => <Words>{securitySubject(event, (id) => names[id] ?? id) ?? '—'}</Words>,
  },
  {
    id: 'detail',
    title: words.columns.detail,
    cell: (event) => <Words>{securityDetail(event) || '—'}</Words>,
  },
  { id: 'address', title: words.columns.address, cell: ({ address }) => <Words>{address || '—'}</Words> },
  { id: 'count', title: words.columns.count, align: 'end', cell: ({ count }) => count },
];

/** Who logged in, who failed, and who changed what, for super administrators. Beyond the Specification. */
export function Component() {
  const list = useList(securityEventList);
  const { place, narrow } = list;
  const exports = useExports();
  const page = useQuery(useAdminQueries().securityEvents, { size: DEFAULT_PAGE_SIZE, ...place });
  const names = useEmployeeNames([
    ...(page.value?.list ?? []).flatMap(({ userId }) => userId ?? []),
    ...(page.value?.list ?? []).flatMap(({ subject }) => memberOfSubject(subject) ?? []),
    ...(place.userId === undefined ? [] : [place.userId]),
  ]);
  const isRefused = page.status === 'refused' && page.refusal?.kind === 'forbidden';
  return (
    <>
      <PageTitle note={words.note} />
      {isRefused ? (
        <Refused />
      ) : (
        <styled.div display="flex" flexDirection="column" gap="4">
          <ListFilters
            list={list}
            aside={<ExportMenu exports={exports} list="security" state={stateOf(securityEventList, place)} />}
          >
            <ChoiceFilter
              label={words.columns.kind}
              value={place.kind}
              options={words.kinds}
              onChange={(kind) => narrow({ kind })}
            />
            <PersonFilter
              label={words.member}
              id={place.userId}
              name={place.userId === undefined ? undefined : names[place.userId]}
              onChange={(userId) => narrow({ userId })}
            />
          </ListFilters>
          <RunPanel {...exports} />
          <ListPage
            title={words.list}
            list={list}
            page={page}
            cols={columnsOf(list, names)}
            nameOf={({ kind, at }) => words.rowName(words.kinds[kind], shanghaiMinute(at))}
            empty={
              <Card>
                <EmptyState title={words.none} hint={words.noneHint} />
              </Card>
            }
          />
        </styled.div>
      )}
    </>
  );
}
