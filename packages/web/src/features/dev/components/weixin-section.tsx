import { wordsForReaders } from '@ykd/adapters-http/client';
import { LOCAL_WEIXIN_INBOX_PATH } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, SubmitButton } from '@ykd/adapters-ui/widgets';
import { LEARN_PATH } from '@ykd/domain/access';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { dev } from '../messages/zh-CN/dev';
import { DevSection } from './dev-section';

/** The way in from inside WeChat, without WeChat. */
export function WeixinSection() {
  const { weixin, toasts, environment } = useServices();
  const [opening, setOpening] = useState(false);

  const open = async (): Promise<void> => {
    setOpening(true);
    try {
      const result = await weixin.oauthUrl({ target: `${environment.origin}${LEARN_PATH}` });
      if (result.ok && result.value !== null) window.location.assign(result.value);
    } catch (error) {
      toasts.commands.error(dev.weixin.failed, { description: wordsForReaders(error) });
      setOpening(false);
    }
  };
  return (
    <DevSection title={dev.weixin.title} hint={dev.weixin.hint}>
      <styled.div display="flex" flexWrap="wrap" gap="3">
        <SubmitButton type="button" variant="outline" submitting={opening} onClick={() => void open()}>
          {dev.weixin.open}
        </SubmitButton>
        <Button asChild variant="outline">
          <a href={LOCAL_WEIXIN_INBOX_PATH}>{dev.weixin.inbox}</a>
        </Button>
      </styled.div>
    </DevSection>
  );
}
