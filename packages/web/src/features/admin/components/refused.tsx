import { Button, Card, EmptyState } from '@ykd/adapters-ui/widgets';
import { ADMIN_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { admin } from '../messages/zh-CN/admin';

/** Stands in the place of what the server refused to show: the right was there when the page was opened. */
export function Refused() {
  return (
    <Card>
      <EmptyState
        drawing="broken"
        title={admin.refused}
        hint={admin.refusedHint}
        action={
          <Button asChild variant="outline">
            <Link to={ADMIN_PATH}>{admin.toStart}</Link>
          </Button>
        }
      />
    </Card>
  );
}
