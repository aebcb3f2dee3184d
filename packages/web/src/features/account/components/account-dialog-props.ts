import type { User } from '@ykd/domain/member';

/** A dialog about the member's own account. It is mounted anew each time it opens, so it begins with a clean form. */
export interface AccountDialogProps {
  readonly user: User;
  readonly open: boolean;
  readonly onClose: () => void;
}
