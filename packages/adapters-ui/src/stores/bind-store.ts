import type { ErrorOf } from '@ykd/application/shared';
import type { WeixinPort } from '@ykd/application/weixin';
import { createSnapshots, type Snapshots } from '../snapshots.js';

/** The binding of a WeChat account, as its page shows it. */
export interface BindState {
  readonly status: 'loading' | 'failed' | 'ready';
  /** Whether a WeChat account waits to be bound. */
  readonly waiting: boolean;
  /** Whether it has just been bound. */
  readonly bound: boolean;
  /** Where the member was going when WeChat came between, checked by the server. */
  readonly target: string;
  /** Why the binding was refused. */
  readonly error?: ErrorOf<'weixin-refused' | 'weixin-taken' | 'weixin-bound-already'>;
}

export interface BindStore extends Snapshots<BindState> {
  /** Asks what there is to bind. Never rejects. */
  load(): Promise<void>;
  /** Binds. Throws on broken infrastructure. */
  bind(): Promise<void>;
}

export const createBindStore = ({ weixin }: { readonly weixin: WeixinPort }): BindStore => {
  const { reader, write } = createSnapshots<BindState>({
    status: 'loading',
    waiting: false,
    bound: false,
    target: '/',
  });
  // A slow answer must not come in place of a later one.
  let turn = 0;
  return {
    ...reader,
    load: async () => {
      turn += 1;
      const mine = turn;
      write({ status: 'loading', waiting: false, bound: false, target: '/' });
      const result = await weixin.bindState().catch(() => undefined);
      if (mine !== turn) return;
      if (result?.ok) write({ ...reader.getSnapshot(), ...result.value, status: 'ready' });
      else write({ ...reader.getSnapshot(), status: 'failed' });
    },
    bind: async () => {
      const result = await weixin.bind();
      const { status, target } = reader.getSnapshot();
      if (result.ok) write({ status, target, waiting: false, bound: true });
      // Somebody whose session ended logs in again; the account goes on waiting.
      else if (result.error.kind !== 'not-logged-in') {
        write({ status, target, waiting: false, bound: false, error: result.error });
      }
    },
  };
};
