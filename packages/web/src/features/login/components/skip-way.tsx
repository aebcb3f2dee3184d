import { wordsForReaders } from '@ykd/adapters-http/client';
import { Button } from '@ykd/adapters-ui/widgets';
import { useServices } from '../../../container/services-context';
import { bind } from '../messages/zh-CN/bind';
import { common } from '../../../messages/zh-CN/common';
import { useGo } from '../../../routing/use-go';

/** To the login without WeChat, for who is not logged in. As after a logout, no guard takes him back there by itself. */
export function SkipWay({ login }: { login: string }) {
  const go = useGo();
  const { base, toasts } = useServices();
  const skip = async (): Promise<void> => {
    try {
      await base.logout();
      go(login);
    } catch (error) {
      toasts.commands.error(wordsForReaders(error) ?? common.failedRequest);
    }
  };
  return (
    <Button size="lg" block variant="ghost" onClick={() => void skip()}>
      {bind.waiting.skip}
    </Button>
  );
}
