import { useStore } from '@ykd/adapters-ui/react';
import { createWeixinBindingStore } from '@ykd/adapters-ui/stores';
import { useEffect, useState } from 'react';
import { useServices } from '../../../container/services-context';

/** Whether the member has no WeChat account to pay with inside WeChat. What cannot be found out, paying finds out. */
export const useUnbound = (matters: boolean): boolean | 'asking' => {
  const { weixin } = useServices();
  const [store] = useState(() => createWeixinBindingStore({ weixin }));
  const { status, available, since } = useStore(store);
  useEffect(() => {
    if (matters) void store.load();
  }, [store, matters]);
  if (!matters || status === 'failed') return false;
  return status === 'loading' ? 'asking' : available && since === null;
};
