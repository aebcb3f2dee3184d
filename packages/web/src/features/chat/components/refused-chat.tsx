import { errorMessage } from '@ykd/adapters-http/contracts';
import { Button } from '@ykd/adapters-ui/widgets';
import type { ErrorOf } from '@ykd/application';
import { LEARN_ACCESS_PATH, LEARN_PATH, SHOP_MALL_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { chat } from '../../../messages/zh-CN/chat';
import { common } from '../../../messages/zh-CN/common';
import { MessagePage } from '../../errors/components/message-page';

export type ChatRefusal = ErrorOf<'course-not-found' | 'no-service' | 'service-ended' | 'chat-unavailable'>;

const TEXTS = {
  'course-not-found': { title: chat.missing, hint: chat.missingHint, drawing: 'search' },
  'no-service': { title: chat.noService, hint: chat.noServiceHint, drawing: 'book' },
  'service-ended': { title: chat.ended, hint: chat.endedHint, drawing: 'book' },
  'chat-unavailable': { title: chat.unavailable, hint: chat.unavailableHint, drawing: 'broken' },
} as const;

export type RefusedChatProps = {
  error: ChatRefusal;
  onRetry: () => void;
};

/** Why there is no room, and what to do. */
export function RefusedChat({ error, onRetry }: RefusedChatProps) {
  const { title, hint, drawing } = TEXTS[error.kind];
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
          {error.kind === 'chat-unavailable' && <Button onClick={onRetry}>{common.retry}</Button>}
          {isAboutService && (
            <Button asChild>
              <Link to={LEARN_ACCESS_PATH}>{chat.toAccess}</Link>
            </Button>
          )}
          {isAboutService && (
            <Button asChild variant="outline">
              <Link to={SHOP_MALL_PATH}>{chat.toMall}</Link>
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
