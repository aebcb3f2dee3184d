import { chakra } from '@chakra-ui/react/styled-system';
import { useStore } from '@ykd/adapters-ui/react';
import { Drawing, Modal, QrCode } from '@ykd/adapters-ui/widgets';
import { layoutOf, type ClientFlags } from '@ykd/domain/access';
import { useServices } from '../../../container/services-context';
import { account } from '../../../messages/zh-CN/account';
import type { AccountDialogProps } from './account-dialog-props';

/** What the dialog says: the founder's words, and how to reach the class teacher. */
export function Welcome({ contact, note }: { contact: string; note: string }) {
  const { quote, by, qr } = account.welcome;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}
      alignItems="center"
      gap={{ base: '5', sm: '8' }}
    >
      <chakra.figure display="flex" flexDirection="column" gap="4">
        <chakra.span display={{ base: 'none', sm: 'block' }}>
          <Drawing name="welcome" width={150} />
        </chakra.span>
        <chakra.blockquote fontSize="lg" lineHeight="lesson" textWrap="pretty">
          {quote}
        </chakra.blockquote>
        <chakra.figcaption color="fg.muted" fontSize="sm">
          —— {by}
        </chakra.figcaption>
      </chakra.figure>
      <chakra.div display="flex" flexDirection="column" alignItems="center" gap="3" textAlign="center">
        <QrCode value={contact} label={qr} size={160} />
        <chakra.p maxWidth={{ sm: '40' }} fontSize="sm" color="fg.muted" wordBreak="keep-all">
          {note}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}

/** What stands under the code: nobody can scan the screen that he holds in his hand. */
const noteOf = (isOpen: boolean, { mobile }: ClientFlags): string => {
  if (!isOpen) return account.welcome.notOpen;
  return mobile ? account.welcome.contactPhone : account.welcome.contact;
};

/** 欢迎你加入优课达. Specification §2 'Dialogs and widgets' 3. */
export function WelcomeDialog({ open, onClose }: AccountDialogProps) {
  const { base, environment } = useServices();
  const { client } = useStore(base);
  const { origin, settings } = environment;
  const contact = new URL(settings.teacherContactUrl, origin);
  // A page of this site that does not exist yet.
  const isOpen = contact.origin !== origin || layoutOf(contact.pathname) !== undefined;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={account.welcome.title}
      footer="acknowledge"
      confirmLabel={account.welcome.start}
    >
      <Welcome contact={contact.href} note={noteOf(isOpen, client)} />
    </Modal>
  );
}
