import { useQuery } from '@ykd/adapters-ui/react';
import { Button, ErrorState, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import { COURSE_ID_PARAM } from '@ykd/domain/access';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Opening } from '../../../components/opening';
import { useChatRooms } from '../chat-queries';
import { chat } from '../messages/zh-CN/chat';
import { MessagePage } from '../../../components/message-page';
import { RefusedChat } from '../components/refused-chat';

/** `/chat?courseId=`: opens the room with the class teacher, or says why there is none. Specification §2, §7. */
export function Component() {
  const courseId = useSearchParams()[0].get(COURSE_ID_PARAM) ?? '';
  const { status, value, refusal, retry } = useQuery(useChatRooms(), courseId);
  const url = status === 'ready' ? value?.url : undefined;
  useEffect(() => {
    // The chat is another site. Going back from there must not lead right into it again.
    if (url !== undefined) window.location.replace(url);
  }, [url]);

  if (url !== undefined) {
    return (
      <MessagePage
        drawing="welcome"
        title={chat.ready}
        message={<p>{chat.readyHint}</p>}
        actions={
          <Button asChild>
            <a href={url}>{chat.enter}</a>
          </Button>
        }
      />
    );
  }
  if (status === 'refused' && refusal !== undefined && refusal.kind !== 'not-logged-in') {
    return <RefusedChat error={refusal} onRetry={retry} />;
  }
  if (status === 'failed') {
    return (
      <>
        <VisuallyHidden as="h1">{chat.failed}</VisuallyHidden>
        <ErrorState title={chat.failed} onRetry={retry} />
      </>
    );
  }
  return <Opening title={chat.opening} />;
}
