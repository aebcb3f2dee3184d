import { Button } from '@ykd/adapters-ui/widgets';
import { START_POSITION } from '@ykd/domain/course';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { errors } from '../../../messages/zh-CN/errors';
import { study } from '../messages/zh-CN/study';
import { malformed, missing } from '../messages/zh-CN/refused';
import { MessagePage } from '../../../components/message-page';
import { NEW_SITE, type StudySite } from '../site';
import { StudyFrame } from './study-frame';

const BAD_REQUEST = 400;

export type MalformedPositionProps = { courseId: string; site?: StudySite };

/** An address that names no place in a course. */
export function MalformedPosition({ courseId, site = NEW_SITE }: MalformedPositionProps) {
  usePageTitle(malformed.title);
  return (
    <StudyFrame title={study.title}>
      <MessagePage
        eyebrow={errors.status(BAD_REQUEST)}
        title={malformed.title}
        message={malformed.hint}
        actions={
          <Button asChild>
            <Link to={site.addressOf(courseId, START_POSITION)}>{missing.toStart}</Link>
          </Button>
        }
      />
    </StudyFrame>
  );
}
