import { styled } from '@ykd/adapters-ui/styled';
import { Button, type Column } from '@ykd/adapters-ui/widgets';
import type { auditList } from '@ykd/adapters-http/contracts';
import { shanghaiMinute } from '@ykd/domain/shared';
import { ListLink } from '../../../lists/list-link';
import type { ListAt } from '../../../lists/use-list';
import { audit } from '../messages/zh-CN/audit';
import type { FieldNames } from '@ykd/application/audit-words';
import { DiffLine } from '../components/diff';
import type { AuditLine, AuditRow } from '../fold-lines';
import { actorOf } from './who';

export type AuditPlace = ReturnType<typeof auditList.read>;

const Quiet = styled('span', { base: { color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' } });
/** Short words, in a line of their column. */
const Whole = styled('span', { base: { whiteSpace: { md: 'nowrap' } } });
const Ways = styled('span', {
  base: { '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});

/** A name that leads to all that there is about it, unless the list shows that already. */
function Only({ name, to }: { name: string; to: string | undefined }) {
  if (to === undefined) return <>{name}</>;
  return (
    <Ways>
      <ListLink to={to}>
        <span title={audit.onlyOf(name)}>{name}</span>
      </ListLink>
    </Ways>
  );
}

/** Kinds of things that have numbers for programs only. */
const UNNAMED: ReadonlySet<AuditLine['subjectKind']> = new Set(['export', 'student-note', 'view']);

/** What was changed, and whom it is about. An id says nothing where there is a name. */
function Subject({
  line: { subjectKind, subjectId, about, aboutName, count },
  names,
  list: { place, hrefOf },
}: {
  line: AuditRow;
  names: FieldNames;
  list: Pick<ListAt<AuditPlace>, 'place' | 'hrefOf'>;
}) {
  // The number of an export, a note or a view says nothing to anybody; it stands in the detail.
  const name = names[subjectId] ?? (about === null && !UNNAMED.has(subjectKind) ? subjectId : undefined);
  return (
    <span>
      {audit.subjects[subjectKind]} {count === 1 && about !== subjectId && name && <Quiet>{name}</Quiet>}
      {about !== null && count === 1 && (
        <Quiet css={{ display: 'block' }}>
          <Only
            name={aboutName ?? audit.unnamed}
            to={place.about === about ? undefined : hrefOf({ about })}
          />
        </Quiet>
      )}
    </span>
  );
}

/** The columns of the audit log. */
export const auditColumns = (
  { place, hrefOf }: ListAt<AuditPlace>,
  onOpen: (line: AuditLine) => void,
  names: FieldNames,
): readonly Column<AuditRow>[] => [
  {
    id: 'at',
    title: audit.at,
    isHead: true,
    narrow: 'head',
    cell: ({ at }) => (
      <styled.time whiteSpace="nowrap" dateTime={new Date(at).toISOString()}>
        {shanghaiMinute(at)}
      </styled.time>
    ),
  },
  {
    id: 'actor',
    title: audit.actor,
    narrow: 'head',
    cell: (line) => (
      <Whole>
        <Only
          name={actorOf(line)}
          to={line.actor === null || place.actor === line.actor ? undefined : hrefOf({ actor: line.actor })}
        />
      </Whole>
    ),
  },
  { id: 'act', title: audit.act, cell: ({ act }) => <Whole>{audit.acts[act]}</Whole> },
  {
    id: 'subject',
    title: audit.subject,
    cell: (line) => <Subject line={line} names={names} list={{ place, hrefOf }} />,
  },
  {
    id: 'change',
    title: audit.change,
    cell: (line) =>
      line.count > 1 ? <Quiet>{audit.batchOf(line.count)}</Quiet> : <DiffLine line={line} names={names} />,
  },
  { id: 'source', title: audit.source, narrow: 'gone', cell: ({ source }) => audit.sources[source] },
  {
    id: 'open',
    title: audit.open,
    align: 'end',
    cell: (line) =>
      line.count > 1 && line.batch !== null ? (
        <Button asChild variant="outline" size="sm">
          <ListLink to={hrefOf({ batch: line.batch })}>{audit.openBatch}</ListLink>
        </Button>
      ) : (
        <Button
          variant="outline"
          size="sm"
          aria-label={audit.openOf(audit.rowName(audit.acts[line.act], shanghaiMinute(line.at)))}
          onClick={() => onOpen(line)}
        >
          {audit.open}
        </Button>
      ),
  },
];
