import { wordsForReaders } from '@ykd/adapters-http/client';
import { Modal } from '@ykd/adapters-ui/widgets';
import { useServices } from '../container/services-context';
import { weixin as words } from '../messages/zh-CN/weixin';

export type UnbindDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Releases the WeChat account; false when nobody is logged in any more. */
  unbind: () => Promise<boolean>;
};

/** 解除微信绑定: asks first. */
export function UnbindDialog({ open, onClose, unbind }: UnbindDialogProps) {
  const { toasts } = useServices();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={words.unbindTitle}
      width="420px"
      confirmLabel={words.unbind}
      confirmTone="danger"
      onConfirm={async () => {
        if (await unbind()) toasts.commands.success(words.unbindDone);
      }}
      onError={(error) =>
        void toasts.commands.error(words.unbindFailed, { description: wordsForReaders(error) })
      }
    >
      {words.unbindText}
    </Modal>
  );
}
