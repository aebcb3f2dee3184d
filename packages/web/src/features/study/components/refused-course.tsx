import { errorMessage } from '@ykd/adapters-http/contracts';
import { Button } from '@ykd/adapters-ui/widgets';
import type { AppError } from '@ykd/application';
import { Link } from 'react-router-dom';
import { study } from '../../../messages/zh-CN/study';

import { MessagePage } from '../../errors/components/message-page';
import { BuyPrompt } from '../../learn/components/buy-prompt';

const hintOf = (error: AppError): string | undefined => {
  if (error.kind === 'course-not-found') return study.refused.notFoundHint;
  if (error.kind !== 'course-closed') return undefined;
  return error.reason === 'expired' ? study.refused.expiredHint : study.refused.notBoughtHint;
};

/** Why a course does not open, and what to do. */
export function RefusedCourse({ title, error }: { title: string; error: AppError }) {
  const isUnknown = error.kind === 'course-not-found';
  const hint = hintOf(error);
  return (
    <MessagePage
      drawing={isUnknown ? 'search' : 'book'}
      title={isUnknown ? study.refused.notFound : study.refused.title}
      message={
        <>
          {!isUnknown && <p>{errorMessage(error)}</p>}
          {hint && <p>{hint}</p>}
        </>
      }
      actions={
        <>
          <Button asChild>
            <Link to="/learn">{study.back}</Link>
          </Button>
          {error.kind === 'course-closed' && <BuyPrompt title={title} />}
        </>
      }
    />
  );
}
