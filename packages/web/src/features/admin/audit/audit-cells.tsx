import { styled } from '@ykd/adapters-ui/styled';
import { auditListQuery } from '@ykd/adapters-http/contracts';
import { fieldsWords, type FieldNames } from '@ykd/application/audit-words';
import { hrefFrom } from '../../../lists/use-list';
import { DiffLine } from '../components/diff';
import { Only } from '../logs/only';
import { memberTitle } from '../member-title';
import { audit } from '../messages/zh-CN/audit';
import { Nothing, Unbroken } from '../table/cell-value';
import type { Cells } from '../table/use-staff-table';
import type { AuditLine, AuditRow } from './fold-lines';
import { actorOf } from './who';

type Place = ReturnType<typeof auditListQuery.read>;

const Quiet = styled('span', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } });
/** Texts of any length, of which a line or two are seen. */
const Brief = styled('span', { base: { color: 'fg.muted', overflowWrap: 'anywhere', lineClamp: 2 } });

/** Kinds of things that have numbers for programs only; those stand in the detail. */
const UNNAMED: ReadonlySet<AuditLine['subjectKind']> = new Set(['export', 'student-note', 'view']);

/** What was changed; what it is called, where that is not whom it is about. */
function Subject({ line, names }: { line: AuditRow; names: FieldNames }) {
  const { subjectKind, subjectId, about, count } = line;
  const name = names[subjectId] ?? (about === null && !UNNAMED.has(subjectKind) ? subjectId : undefined);
  return (
    <span>
      <Unbroken>{audit.subjects[subjectKind]}</Unbroken>{' '}
      {count === 1 && about !== subjectId && name && <Quiet>{name}</Quiet>}
    </span>
  );
}

/** What the list draws otherwise than by the kinds of its columns. A row may stand for several lines of one act. */
export const auditCells = (place: Place, names: FieldNames): Cells<AuditRow> => {
  const onlyOf = (key: 'actor' | 'about', id: string | null): string | undefined => {
    const said = `is:${id}`;
    return id === null || place[key] === said ? undefined : hrefFrom(auditListQuery, place, { [key]: said });
  };
  /** Of several lines nothing is said that is true of the first alone. */
  const ofOne = (draw: NonNullable<Cells<AuditRow>[string]>) => (line: AuditRow) =>
    line.count > 1 ? <Nothing /> : draw(line);
  return {
    actor: (line) => <Only name={actorOf(line)} to={onlyOf('actor', line.actor)} />,
    act: ({ act }) => <Unbroken>{audit.acts[act]}</Unbroken>,
    subjectKind: (line) => <Subject line={line} names={names} />,
    about: ofOne(({ about, aboutName }) =>
      about === null ? (
        <Nothing />
      ) : (
        <Only name={memberTitle({ name: aboutName })} to={onlyOf('about', about)} />
      ),
    ),
    change: (line) =>
      line.count > 1 ? <Quiet>{audit.batchOf(line.count)}</Quiet> : <DiffLine line={line} names={names} />,
    reason: ({ reason }) => (reason === null ? <Nothing /> : <Brief>{reason}</Brief>),
    before: ofOne(({ before }) => <Brief>{fieldsWords(before, names) || '—'}</Brief>),
    after: ofOne(({ after }) => <Brief>{fieldsWords(after, names) || '—'}</Brief>),
    source: ({ source }) => <Unbroken>{audit.sources[source]}</Unbroken>,
    subjectId: ofOne(({ subjectId }) => <Quiet>{subjectId}</Quiet>),
    actorId: ({ actor }) => (actor === null ? <Nothing /> : <Quiet>{actor}</Quiet>),
    aboutId: ofOne(({ about }) => (about === null ? <Nothing /> : <Quiet>{about}</Quiet>)),
  };
};
