import { errorMessage } from '@ykd/adapters-http/contracts';
import { Button } from '@ykd/adapters-ui/widgets';
import type { ErrorOf } from '@ykd/application/shared';
import { LEARN_ACCESS_PATH, LEARN_PATH, SHOP_MALL_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { chat } from '../messages/zh-CN/chat';
import { common } from '../../../messages/zh-CN/common';
import { learnPages } from '../../../messages/zh-CN/learn-pages';
import { orderHref } from '../../../routing/shop-mall';
import { MessagePage } from '../../../components/message-page';

export type ChatRefusal = ErrorOf<
  'course-not-found' | 'no-service' | 'service-ended' | 'chat-unavailable' | 'too-many-attempts'
>;

const TEXTS = {
  'course-not-found': { title: learnPages.noCourse, hint: learnPages.noCourseHint, drawing: 'search' },
  'no-service': { title: chat.noService, hint: chat.noServiceHint, drawing: 'book' },
  'service-ended': { title: chat.ended, hint: chat.endedHint, drawing: 'book' },
  'too-many-attempts': { title: chat.busy, hint: chat.busyHint, drawing: 'broken' },
  'chat-unavailable': { title: chat.unavailable, hint: chat.unavailableHint, drawing: 'broken' },
} as const;

const REFUNDING = { title: chat.refunding, hint: chat.refundingHint, drawing: 'book' } as const;

export type RefusedChatProps = {
  error: ChatRefusal;
  onRetry: () => void;
};

/** Why there is no room, and what to do. */
export function RefusedChat({ error, onRetry }: RefusedChatProps) {
  const orderId = error.kind === 'no-service' ? error.orderId : undefined;
  const { title, hint, drawing } = orderId === undefined ? TEXTS[error.kind] : REFUNDING;
  const canRetry = error.kind === 'chat-unavailable' || error.kind === 'too-many-attempts';
  const isAboutService = error.kind === 'no-service' || error.kind === 'service-ended';
  return (
    <MessagePage
      drawing={drawing}
      title={title}
      message={
        <>
          {isAboutService && <p>{errorMessage(error)}。</p>}
          <p>{hint}</p>
        </>
      }
      actions={
        <>
          {canRetry && <Button onClick={onRetry}>{common.retry}</Button>}
          {orderId !== undefined && (
            <Button asChild>
              <Link to={orderHref(orderId)}>{chat.toOrder}</Link>
            </Button>
          )}
          {isAboutService && orderId === undefined && (
            <Button asChild>
              <Link to={LEARN_ACCESS_PATH}>{learnPages.toAccess}</Link>
            </Button>
          )}
          {isAboutService && orderId === undefined && (
            <Button asChild variant="outline">
              <Link to={SHOP_MALL_PATH}>{learnPages.toMall}</Link>
            </Button>
          )}
          {!isAboutService && (
            <Button asChild variant="outline">
              <Link to={LEARN_PATH}>{chat.back}</Link>
            </Button>
          )}
        </>
      }
    />
  );
}
