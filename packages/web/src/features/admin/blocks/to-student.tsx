import { Button } from '@ykd/adapters-ui/widgets';
import { adminStudentPath } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { student as words } from '../messages/zh-CN/student';
import { useFromHere } from './way-back';

function ToStudent({ id }: { id: string }) {
  const from = useFromHere();
  return (
    <Button asChild size="sm" variant="outline">
      <Link to={adminStudentPath(id)} state={from}>
        {words.toPage}
      </Link>
    </Button>
  );
}

/** Leads, below what a list tells of a student, to his page, whose way back leads here. */
export const renderToStudent = (id: string) => <ToStudent id={id} />;
