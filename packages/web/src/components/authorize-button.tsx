import { wordsForReaders } from '@ykd/adapters-http/client';
import { SubmitButton, type SubmitButtonProps } from '@ykd/adapters-ui/widgets';
import type { Result } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../container/services-context';
import { weixin as words } from '../messages/zh-CN/weixin';
import { common } from '../messages/zh-CN/common';
import { BINDING } from '../routing/tab-note';

export type AuthorizeButtonProps = Pick<SubmitButtonProps, 'size' | 'block' | 'variant'> & {
  label: string;
  /** Where WeChat leads afterwards; by the page of the binding when its account is bound to nobody. */
  target: string;
  /** What is asked for the address there; by itself who the visitor is. */
  asks?: (target: string) => Promise<Result<string | null, unknown>>;
  /** Called before the page is left. */
  onLeave?: () => void;
};

/** Sends the visitor to WeChat, which sends him back here or on. */
export function AuthorizeButton({ label, target, asks, onLeave, ...look }: AuthorizeButtonProps) {
  const { environment, toasts, weixin } = useServices();
  const [opening, setOpening] = useState(false);

  const refuse = (description: string): void => {
    toasts.commands.error(words.authorizing.failed, { description });
    setOpening(false);
  };
  const open = async (): Promise<void> => {
    setOpening(true);
    try {
      const result = await (asks ?? ((to) => weixin.oauthUrl({ target: to })))(target);
      if (!result.ok || result.value === null) return refuse(words.authorizing.off);
      // What was said on another way there does not hold for this one.
      BINDING.drop(environment);
      onLeave?.();
      window.location.assign(result.value);
    } catch (error) {
      refuse(wordsForReaders(error) ?? common.failedRequest);
    }
  };
  return (
    <SubmitButton type="button" {...look} submitting={opening} onClick={() => void open()}>
      {label}
    </SubmitButton>
  );
}
