import { Button } from '@ykd/adapters-ui/widgets';
import { START_POSITION } from '@ykd/domain/course';
import { Link } from 'react-router-dom';
import { MessagePage } from '../../../components/message-page';
import { missing } from '../messages/zh-CN/refused';
import type { StudySite } from '../site';

/** Where the course has no such lesson. */
export function MissingLesson({ courseId, site }: { courseId: string; site: StudySite }) {
  return (
    <MessagePage
      drawing="search"
      title={missing.title}
      message={missing.hint}
      actions={
        <Button asChild>
          <Link to={site.addressOf(courseId, START_POSITION)}>{missing.toStart}</Link>
        </Button>
      }
    />
  );
}
