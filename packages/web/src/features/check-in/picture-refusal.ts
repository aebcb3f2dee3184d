import type { DraftPicture } from '@ykd/adapters-ui/stores';

/** Whether a picture breaks a rule: it would break it again, so it is not to be retried, and nothing waits for it. */
export const isRefused = ({ status, error }: DraftPicture): boolean =>
  status === 'failed' && error?.kind === 'invalid-input';
