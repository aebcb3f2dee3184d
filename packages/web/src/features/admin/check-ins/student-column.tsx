import { styled } from '@ykd/adapters-ui/styled';
import type { Column } from '@ykd/adapters-ui/widgets';
import { adminStudentPath } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { memberTitle } from '../member-title';

/** A row about a student. */
interface OfStudent {
  readonly student: { readonly id: string; readonly name: string | null };
}

export const studentName = ({ student }: OfStudent): string => memberTitle(student);

/** The head of such a row: what he is called leads to his page. */
export const studentColumn = (title: string): Column<OfStudent> => ({
  id: 'name',
  title,
  isHead: true,
  narrow: 'head',
  cell: (row) => (
    <styled.span css={{ '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } }}>
      <Link to={adminStudentPath(row.student.id)}>{studentName(row)}</Link>
    </styled.span>
  ),
});
