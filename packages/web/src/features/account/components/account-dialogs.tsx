import { useStore } from '@ykd/adapters-ui/react';
import { isWelcoming, type MemberDialog } from '@ykd/adapters-ui/stores';
import { MODAL_CLOSE_MS, usePresence } from '@ykd/adapters-ui/widgets';
import type { User } from '@ykd/domain/member';
import { Suspense, useEffect, type ComponentType } from 'react';
import { useServices } from '../../../container/services-context';
import { lazyPart } from '../../../routing/lazy-part';
import type { AccountDialogProps } from './account-dialog-props';

// Most visits need none of them.
const ProfileDialog = lazyPart(async () => (await import('./profile-dialog')).ProfileDialog);
const PasswordDialog = lazyPart(async () => (await import('./password-dialog')).PasswordDialog);
const DevicesDialog = lazyPart(async () => (await import('./devices-dialog')).DevicesDialog);
const WelcomeDialog = lazyPart(async () => (await import('./welcome-dialog')).WelcomeDialog);

const DIALOGS = [
  ['profile', ProfileDialog],
  ['password', PasswordDialog],
  ['devices', DevicesDialog],
] as const satisfies readonly (readonly [MemberDialog, ComponentType<AccountDialogProps>])[];

/** Keeps a dialog mounted until it has closed. */
function Mounted({ as: Dialog, ...props }: AccountDialogProps & { as: ComponentType<AccountDialogProps> }) {
  const presence = usePresence(props.open, MODAL_CLOSE_MS);
  return presence === 'closed' ? null : <Dialog {...props} />;
}

export type AccountDialogsProps = {
  user: User;
  /** Whether this is where a member arrives, who is shown what he has to see. */
  greets?: boolean;
};

/** The dialogs about the member's own account, each loaded when it first opens. Specification §2 'Dialogs and widgets' 1 to 3. */
export function AccountDialogs({ user, greets = false }: AccountDialogsProps) {
  const { memberDialogs } = useServices();
  const shown = useStore(memberDialogs, ({ open }) => open);
  const welcomes = useStore(memberDialogs, isWelcoming);
  useEffect(() => {
    if (greets) void memberDialogs.arrive(user);
  }, [memberDialogs, user, greets]);

  return (
    <Suspense fallback={null}>
      {DIALOGS.map(([dialog, Dialog]) => (
        <Mounted
          key={dialog}
          as={Dialog}
          user={user}
          open={shown === dialog}
          onClose={() => memberDialogs.close()}
        />
      ))}
      <Mounted as={WelcomeDialog} user={user} open={welcomes} onClose={() => memberDialogs.putOffWelcome()} />
    </Suspense>
  );
}
