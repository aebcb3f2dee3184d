import { CheckIcon, CopyIcon, IconButton } from '@ykd/adapters-ui/widgets';
import { common } from '../messages/zh-CN/common';
import { useCopy } from './use-copy';

/** Copies a text. `label` says what is copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copied, copy } = useCopy();
  return (
    <IconButton size="sm" label={copied ? common.copied : label} onClick={() => void copy(text)}>
      {copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
    </IconButton>
  );
}
