import type { WeixinBinding, WeixinPort } from '@ykd/application';
import { createSnapshots, type Snapshots } from '../snapshots.js';

/** The WeChat account of the member. */
export interface WeixinBindingState extends WeixinBinding {
  readonly status: 'loading' | 'ready' | 'failed';
}

export interface WeixinBindingStore extends Snapshots<WeixinBindingState> {
  /** Never rejects. */
  load(): Promise<void>;
  /** Releases it; false when nobody is logged in any more. Throws on broken infrastructure. */
  unbind(): Promise<boolean>;
}

/** The store of one look at the binding. */
export const createWeixinBindingStore = ({
  weixin,
}: {
  readonly weixin: Pick<WeixinPort, 'binding' | 'unbind'>;
}): WeixinBindingStore => {
  const { reader, write } = createSnapshots<WeixinBindingState>({
    status: 'loading',
    available: false,
    since: null,
  });
  return {
    ...reader,
    load: async () => {
      write({ ...reader.getSnapshot(), status: 'loading' });
      const result = await weixin.binding().catch(() => undefined);
      if (result?.ok) write({ ...result.value, status: 'ready' });
      else write({ ...reader.getSnapshot(), status: 'failed' });
    },
    unbind: async () => {
      const result = await weixin.unbind();
      if (result.ok) write({ ...reader.getSnapshot(), since: null });
      return result.ok;
    },
  };
};
