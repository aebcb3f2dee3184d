import { CheckIcon, CopyIcon, IconButton } from '@ykd/adapters-ui/widgets';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../container/services-context';
import { common } from '../messages/zh-CN/common';

/** How long the button says that it copied. */
const COPIED_MS = 2000;

export type CopyButtonProps = {
  text: string;
  /** Says what is copied. */
  label: string;
  /** It stands in the place of a button that brought the text, and takes the focus that went with it. */
  follows?: boolean;
};

/** Copies a text. */
export function CopyButton({ text, label, follows = false }: CopyButtonProps) {
  const { toasts } = useServices();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (follows && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [follows]);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timeout = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timeout);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toasts.commands.warning(common.copyFailed);
    }
  };
  return (
    <IconButton ref={button} size="sm" label={copied ? common.copied : label} onClick={() => void copy()}>
      {copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
    </IconButton>
  );
}
