import { errorMessage } from '@ykd/adapters-http/contracts';
import { Button } from '@ykd/adapters-ui/widgets';
import type { AppError } from '@ykd/application/shared';
import { LEARN_ACCESS_PATH, LEARN_PATH } from '@ykd/domain/access';
import { catalogueEntry } from '@ykd/domain/course';
import { Link } from 'react-router-dom';
import { learnPages } from '../../../messages/zh-CN/learn-pages';
import { refused } from '../messages/zh-CN/refused';
import { refunding } from '../messages/zh-CN/refunding';
import { orderHref } from '../../../routing/shop-mall';
import { MessagePage } from '../../../components/message-page';
import { BuyPrompt } from '../../../components/buy-prompt';

const hintOf = (error: AppError, isListed: boolean): string | undefined => {
  if (error.kind === 'course-not-found') {
    return isListed ? refused.unpublishedHint : refused.notFoundHint;
  }
  if (error.kind !== 'course-closed') return undefined;
  if (error.reason === 'refunding') return refunding.hint;
  return error.reason === 'expired' ? refused.expiredHint : refused.notBoughtHint;
};

/** The server's words as a sentence: with a full stop. */
const sentence = (text: string): string => (/[。！？!?.]$/.test(text) ? text : `${text}。`);

/** Why a course does not open, and what to do. */
export function RefusedCourse({
  courseId,
  title,
  error,
}: {
  courseId: string;
  title: string;
  error: AppError;
}) {
  const isUnknown = error.kind === 'course-not-found';
  const isListed = catalogueEntry(courseId) !== undefined;
  const hint = hintOf(error, isListed);
  const unknownTitle = isListed ? refused.unpublished : errorMessage(error);
  return (
    <MessagePage
      drawing={isUnknown ? 'search' : 'book'}
      title={isUnknown ? unknownTitle : refused.title}
      message={
        <>
          {!isUnknown && <p>{sentence(errorMessage(error))}</p>}
          {hint && <p>{hint}</p>}
        </>
      }
      actions={
        <>
          <Button asChild>
            <Link to={LEARN_PATH}>{learnPages.back}</Link>
          </Button>
          {error.kind === 'course-closed' &&
            (error.orderId === undefined ? (
              <BuyPrompt courseId={courseId} title={title} />
            ) : (
              <Button asChild variant="outline">
                <Link to={orderHref(error.orderId)}>{refunding.toOrder}</Link>
              </Button>
            ))}
          {error.kind === 'course-closed' && error.reason === 'expired' && (
            <Button asChild variant="ghost">
              <Link to={LEARN_ACCESS_PATH}>{learnPages.toAccess}</Link>
            </Button>
          )}
        </>
      }
    />
  );
}
