import { Button } from '@ykd/adapters-ui/widgets';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { common } from '../../../messages/zh-CN/common';
import { errors } from '../../../messages/zh-CN/errors';
import { MessagePage } from '../../../components/message-page';

/** Unknown route. Specification §8. */
export function Component() {
  usePageTitle(errors.notFoundTitle);
  return (
    <MessagePage
      drawing="search"
      eyebrow={errors.status(404)}
      title={errors.notFoundTitle}
      message={
        <>
          <p lang="en">{errors.notFound}</p>
          <p>{errors.notFoundHint}</p>
        </>
      }
      actions={
        <Button asChild>
          <Link to="/">{common.backHome}</Link>
        </Button>
      }
    />
  );
}
