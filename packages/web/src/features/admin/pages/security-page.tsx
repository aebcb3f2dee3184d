import { securityEventList } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Card, EmptyState, type BadgeProps, type Column } from '@ykd/adapters-ui/widgets';
import type { SecurityEvent, SecurityKind } from '@ykd/application/ports';
import { securityDetail } from '@ykd/application/security';
import { DEFAULT_PAGE_SIZE, shanghaiMinute } from '@ykd/domain/shared';
import { ChoiceFilter, TextFilter } from '../../../lists/filter-fields';
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
import type { FieldNames } from '@ykd/application/audit-words';
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

/** Whose id it is, with his name where he is staff; it leads to all that he did. */
function Member({ id, list, names }: { id: string; list: ListAt<Place>; names: FieldNames }) {
  const name = names[id];
  return (
    <styled.span css={{ '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } }}>
      {list.place.userId === id ? (
        id
      ) : (
        <ListLink to={list.hrefOf({ userId: id })}>
          <span title={words.onlyOf(id)}>{id}</span>
        </ListLink>
      )}
      {name !== undefined && <Words css={{ marginInlineStart: '2' }}>{name}</Words>}
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
    title: words.columns.userId,
    cell: ({ userId }) =>
      userId === null ? <Words>{words.nobody}</Words> : <Member id={userId} list={list} names={names} />,
  },
  { id: 'subject', title: words.columns.subject, cell: ({ subject }) => <Words>{subject ?? '—'}</Words> },
  {
    id: 'detail',
    title: words.columns.detail,
    cell: ({ detail }) => <Words>{securityDetail(detail) || '—'}</Words>,
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
  const names = useEmployeeNames(page.value?.list.flatMap(({ userId }) => userId ?? []) ?? []);
  const isRefused = page.status === 'refused' && page.refusal?.kind === 'forbidden';
  return (
    <>
      <PageTitle note={words.note} />
      {isRefused ? (
        <Refused />
      ) : (
        <styled.div display="flex" flexDirection="column" gap="4">
          <ListFilters list={list}>
            <ChoiceFilter
              label={words.columns.kind}
              value={place.kind}
              options={words.kinds}
              onChange={(kind) => narrow({ kind })}
            />
            <TextFilter
              label={words.columns.userId}
              value={place.userId}
              maxLength={64}
              onChange={(userId) => narrow({ userId })}
            />
          </ListFilters>
          <styled.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
            <ExportMenu exports={exports} list="security" state={stateOf(securityEventList, place)} />
          </styled.div>
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
