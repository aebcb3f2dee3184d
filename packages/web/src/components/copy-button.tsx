import { CheckIcon, CopyIcon, IconButton } from '@ykd/adapters-ui/widgets';
import { useEffect, useState } from 'react';
import { useServices } from '../container/services-context';
import { common } from '../messages/zh-CN/common';

/** How long the button says that it copied. */
const COPIED_MS = 2000;

/** Copies a text. `label` says what is copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { toasts } = useServices();
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
    <IconButton size="sm" label={copied ? common.copied : label} onClick={() => void copy()}>
      {copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
    </IconButton>
  );
}
