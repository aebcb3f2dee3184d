import { styled } from '@ykd/adapters-ui/styled';
import { VisuallyHidden } from '@ykd/adapters-ui/widgets';
import {
  changeWords,
  fieldChanges,
  fieldTitle,
  shownValue,
  type FieldNames,
} from '@ykd/application/audit-words';
import type { AuditView } from '@ykd/application/audit';
import { audit } from '../messages/zh-CN/audit';

type ChangeProps = { line: Pick<AuditView, 'before' | 'after'>; names: FieldNames };

const Sheet = styled('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      py: '1.5',
      paddingInlineEnd: '3',
      borderBottomWidth: '1px',
      borderColor: 'line',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    },
    '& thead th': { color: 'fg.subtle', fontWeight: 'medium', fontSize: 'xs' },
    '& tbody th': { fontWeight: 'medium' },
  },
});

const Old = styled('del', { base: { color: 'fg.subtle' } });
const New = styled('ins', { base: { textDecoration: 'none', fontWeight: 'medium' } });

/** What was, and what is, field by field. */
export function Diff({ line, names }: ChangeProps) {
  const changes = fieldChanges(line);
  if (changes.length === 0) return <styled.p color="fg.muted">{audit.nothingToShow}</styled.p>;
  return (
    <Sheet>
      <VisuallyHidden as="caption">{audit.diffOf}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{audit.field}</th>
          <th scope="col">{audit.before}</th>
          <th scope="col">{audit.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{fieldTitle(name, names)}</th>
            <td>{before === undefined ? '—' : <Old>{shownValue(name, before, names)}</Old>}</td>
            <td>{after === undefined ? '—' : <New>{shownValue(name, after, names)}</New>}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

/** So many fields fit a line of the list. */
const FIELDS_SHOWN = 3;

const Brief = styled('span', { base: { color: 'fg.muted', overflowWrap: 'anywhere', lineClamp: 2 } });

/** The first of what changed, in a line. */
export function DiffLine({ line, names }: ChangeProps) {
  const changes = fieldChanges(line);
  const shown = changes.slice(0, FIELDS_SHOWN).map((change) => changeWords(change, names));
  const rest = changes.length - shown.length;
  return <Brief>{[...shown, ...(rest > 0 ? [audit.more(rest)] : [])].join('；') || '—'}</Brief>;
}
