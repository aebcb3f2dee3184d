import { useEffect, useState } from 'react';
import { useServices } from '../container/services-context';
import { common } from '../messages/zh-CN/common';

/** How long it is said that something was copied. */
const COPIED_MS = 2000;

/** Copies texts; `copied`: that happened a moment ago. */
export const useCopy = (): { readonly copied: boolean; readonly copy: (text: string) => Promise<void> } => {
  const { toasts } = useServices();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timeout = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timeout);
  }, [copied]);

  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toasts.commands.warning(common.copyFailed);
    }
  };
  return { copied, copy };
};
