import { styled } from '@ykd/adapters-ui/styled';
import { useStore } from '@ykd/adapters-ui/react';
import { Button, Drawing, Modal, QrCode } from '@ykd/adapters-ui/widgets';
import { useServices } from '../../../container/services-context';
import { account } from '../messages/zh-CN/account';
import type { AccountDialogProps } from './account-dialog-props';

export type WelcomeProps = {
  /** What the code says; without one the class teacher gets in touch himself. */
  contact: string | undefined;
  /** Nobody can scan the screen that he holds in his hand: there is a link beside the code. */
  mobile: boolean;
};

const { welcome } = account;

/** How to reach the class teacher. */
function Contact({ contact, mobile }: { contact: string; mobile: boolean }) {
  return (
    <styled.div display="flex" flexDirection="column" alignItems="center" gap="3" textAlign="center">
      <QrCode value={contact} label={welcome.qr} size={160} />
      <styled.p maxWidth={{ sm: '40' }} fontSize="sm" color="fg.muted" wordBreak="keep-all">
        {mobile ? welcome.contactPhone : welcome.contact}
      </styled.p>
      {mobile && (
        <Button asChild variant="soft">
          <a href={contact} target="_blank" rel="noreferrer">
            {welcome.contactLink}
          </a>
        </Button>
      )}
    </styled.div>
  );
}

/** What the dialog says: the founder's words, and how the member and his class teacher meet. */
export function Welcome({ contact, mobile }: WelcomeProps) {
  return (
    <styled.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: contact ? 'minmax(0, 1fr) auto' : undefined }}
      alignItems="center"
      gap={{ base: '5', sm: '8' }}
    >
      <styled.figure display="flex" flexDirection="column" gap="4">
        <styled.span display={{ base: contact ? 'none' : 'block', sm: 'block' }}>
          <Drawing name="welcome" width={150} />
        </styled.span>
        <styled.blockquote fontSize="lg" lineHeight="lesson" textWrap="pretty">
          {welcome.quote}
        </styled.blockquote>
        <styled.figcaption color="fg.muted" fontSize="sm">
          —— {welcome.by}
        </styled.figcaption>
      </styled.figure>
      {contact === undefined ? (
        <styled.p color="fg.muted">{welcome.noContact}</styled.p>
      ) : (
        <Contact contact={contact} mobile={mobile} />
      )}
    </styled.div>
  );
}

/** 欢迎你加入优课达: put off by closing, answered by 开始学习. Specification §2 'Dialogs and widgets' 3, §4. */
export function WelcomeDialog({ user, open, onClose }: AccountDialogProps) {
  const { base, environment, memberDialogs } = useServices();
  const client = useStore(base, (state) => state.client);
  const { origin, settings } = environment;
  const { teacherContactUrl } = settings;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={welcome.title}
      footer="acknowledge"
      confirmLabel={welcome.start}
      onConfirm={() => void memberDialogs.startLearning(user.id)}
    >
      <Welcome
        contact={teacherContactUrl && new URL(teacherContactUrl, origin).href}
        mobile={client.mobile}
      />
    </Modal>
  );
}
