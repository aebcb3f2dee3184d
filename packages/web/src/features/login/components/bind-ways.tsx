import { chakra } from '@chakra-ui/react/styled-system';
import { wordsForReaders } from '@ykd/adapters-http/client';
import { Button, SubmitButton } from '@ykd/adapters-ui/widgets';
import { useState, type ReactNode } from 'react';
import { useServices } from '../../../container/services-context';
import { bind } from '../../../messages/zh-CN/bind';
import { common } from '../../../messages/zh-CN/common';
import { useGo } from '../../../routing/use-go';

/** The ways on, one below the other. */
export function Ways({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" marginTop="6">
      {children}
    </chakra.div>
  );
}

export type WayProps = {
  href: string;
  /** For the way beside the one that we would take. */
  quiet?: boolean;
  children: ReactNode;
};

/** A way on that leads somewhere else. */
export function Way({ href, quiet = false, children }: WayProps) {
  const go = useGo();
  return (
    <Button size="lg" block variant={quiet ? 'ghost' : 'solid'} onClick={() => go(href)}>
      {children}
    </Button>
  );
}

export type AuthorizeButtonProps = {
  label: string;
  /** For the way beside the one that we would take. */
  quiet?: boolean;
  oauthUrl: () => Promise<string | null>;
};

/** Sends the visitor to WeChat, which sends him back here or on. */
export function AuthorizeButton({ label, quiet = false, oauthUrl }: AuthorizeButtonProps) {
  const { toasts } = useServices();
  const [opening, setOpening] = useState(false);

  const refuse = (description: string): void => {
    toasts.commands.error(bind.authorizing.failed, { description });
    setOpening(false);
  };
  const open = async (): Promise<void> => {
    setOpening(true);
    try {
      const url = await oauthUrl();
      if (url === null) refuse(bind.authorizing.off);
      else window.location.assign(url);
    } catch (error) {
      refuse(wordsForReaders(error) ?? common.failedRequest);
    }
  };
  return (
    <SubmitButton
      type="button"
      size="lg"
      block
      variant={quiet ? 'outline' : 'solid'}
      submitting={opening}
      onClick={() => void open()}
    >
      {label}
    </SubmitButton>
  );
}
