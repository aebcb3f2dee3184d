import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import {
  Answer,
  Button,
  Card,
  DataTable,
  EmptyState,
  Skeleton,
  TableSkeleton,
  TextInput,
  type Column,
} from '@ykd/adapters-ui/widgets';
import { ASSISTANTS_AT_ONCE, type AssistantFigures } from '@ykd/application/assistant';
import { ROLE_TITLES } from '@ykd/application/employee';
import type { HandOverPeople } from '@ykd/application/hand-over';
import { adminTeacherPath } from '@ykd/domain/access';
import type { ChangeEvent } from 'react';
import { Link } from 'react-router-dom';
import { useFromHere } from '../blocks/way-back';
import { FailedLine } from '../components/failed-line';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { memberTitle } from '../member-title';
import { assistants as words } from '../messages/zh-CN/assistants';
import { useSaid } from '../blocks/use-said';
import { useAssistantQueries } from './assistant-queries';
import { AssistantTabs } from './assistant-tabs';

type Person = HandOverPeople['list'][number];
type Figure = Exclude<keyof AssistantFigures, 'id' | 'classTeacher'>;

const Way = styled('span', {
  base: { '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});

const FIGURES: readonly Figure[] = ['students', 'active', 'waiting', 'contacted7', 'contacted30', 'wait'];

const shownFigure = (figure: Figure, figures: AssistantFigures): string =>
  figure === 'wait' ? words.wait(figures.wait) : String(figures[figure]);

const FROM_NOBODY: ReadonlyMap<string, AssistantFigures> = new Map();

/** A person with what the columns show of him; `from`: what the way to his page carries. */
interface Line extends Person {
  readonly from: unknown;
  readonly figures: AssistantFigures | undefined;
  readonly isFailed: boolean;
}

const COLUMNS: readonly Column<Line, never>[] = [
  {
    id: 'name',
    title: words.columns.name,
    isHead: true,
    narrow: 'head',
    cell: ({ id, name, from }) => (
      <Way>
        <Link to={adminTeacherPath(id)} state={from}>
          {memberTitle({ name })}
        </Link>
      </Way>
    ),
  },
  { id: 'role', title: words.columns.role, narrow: 'head', cell: ({ role }) => ROLE_TITLES[role] },
  ...FIGURES.map((figure): Column<Line, never> => ({
    id: figure,
    title: words.columns[figure],
    align: 'end',
    cell: ({ figures, isFailed }) => {
      if (figures !== undefined) return shownFigure(figure, figures);
      return isFailed ? '' : <Skeleton height="4" width="8" />;
    },
  })),
];

/** The names at once, and the figures once they are there. */
function Named({ people }: { people: readonly Person[] }) {
  const from = useFromHere();
  const asked = useQuery(useAssistantQueries().figures, { ids: people.map(({ id }) => id) });
  const figures = asked.value === undefined ? FROM_NOBODY : new Map(asked.value.map((one) => [one.id, one]));
  const isFailed = asked.value === undefined && (asked.status === 'failed' || asked.status === 'refused');
  return (
    <>
      {isFailed && <FailedLine title={words.figuresFailed} onRetry={asked.retry} />}
      <DataTable<Line, never>
        caption={words.caption}
        cols={COLUMNS}
        rows={people.map((one) => ({ ...one, from, figures: figures.get(one.id), isFailed }))}
        nameOf={({ name }) => memberTitle({ name })}
      />
    </>
  );
}

function People({ list }: { list: readonly Person[] }) {
  const { said, say, turn } = useSaid();
  const search = said.get('search') ?? '';
  const found = list.filter(({ name }) => memberTitle({ name }).includes(search.trim()));
  const pages = Math.max(1, Math.ceil(found.length / ASSISTANTS_AT_ONCE));
  const asked = Number(said.get('page') ?? 1);
  const page = Number.isInteger(asked) ? Math.min(pages, Math.max(1, asked)) : 1;
  const shown = found.slice((page - 1) * ASSISTANTS_AT_ONCE, page * ASSISTANTS_AT_ONCE);
  return (
    <styled.div display="flex" flexDirection="column" gap="3">
      <styled.div maxWidth="80">
        <TextInput
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
            say({ search: currentTarget.value === '' ? undefined : currentTarget.value, page: undefined })
          }
        />
      </styled.div>
      {shown.length === 0 ? (
        <Card>
          <EmptyState drawing="search" title={words.none} hint={words.noneHint} />
        </Card>
      ) : (
        <Named people={shown} />
      )}
      {pages > 1 && (
        <styled.nav aria-label={words.pages} display="flex" alignItems="center" gap="3">
          <Button
            variant="outline"
            size="sm"
            disabled={page === 1}
            onClick={() => turn({ page: page === 2 ? undefined : String(page - 1) })}
          >
            {words.previous}
          </Button>
          <styled.span fontSize="sm" color="fg.muted">
            {words.pageOf(page, pages)}
          </styled.span>
          <Button
            variant="outline"
            size="sm"
            disabled={page === pages}
            onClick={() => turn({ page: String(page + 1) })}
          >
            {words.next}
          </Button>
        </styled.nav>
      )}
    </styled.div>
  );
}

/** Those who look after students, with how they stand. Specification §2 'Admin sidebar menu'. */
export function Component() {
  const asked = useQuery(useAssistantQueries().people, undefined);
  return (
    <>
      <PageTitle note={words.note} />
      <AssistantTabs />
      <Answer of={asked} failed={words.failed} refused={<Refused />} waiting={<TableSkeleton rows={6} />}>
        {({ list }) => <People list={list} />}
      </Answer>
    </>
  );
}
