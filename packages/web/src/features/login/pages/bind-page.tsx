import { useStore } from '@ykd/adapters-ui/react';
import { createBindStore } from '@ykd/adapters-ui/stores';
import { ErrorState, LoadingRegion, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../../container/services-context';
import { bind } from '../messages/zh-CN/bind';
import { BindContent } from '../components/bind-content';
import { LoginShell } from '../components/login-shell';

/** `/bind?target=`: ties a WeChat account that waits to the account of the member. Specification §2 'Routes'. */
export function Component() {
  const { base, weixin } = useServices();
  const [store] = useState(() => createBindStore({ weixin }));
  const { status } = useStore(store);
  const session = useStore(base, (state) => state.session);
  const [offline, setOffline] = useState(false);

  const load = useCallback(
    () => Promise.all([store.load(), base.ensureUser()]).catch(() => setOffline(true)),
    [base, store],
  );
  useEffect(() => void load(), [load]);
  const retry = (): void => {
    setOffline(false);
    void load();
  };

  const failed = offline || status === 'failed';
  const loading = status === 'loading' || session === 'unknown';
  return (
    <LoginShell layout="phone">
      {failed ? (
        <ErrorState title={bind.broken} onRetry={retry} />
      ) : loading ? (
        <LoadingRegion>
          <SkeletonCard lines={3} />
        </LoadingRegion>
      ) : (
        <BindContent store={store} />
      )}
    </LoginShell>
  );
}
