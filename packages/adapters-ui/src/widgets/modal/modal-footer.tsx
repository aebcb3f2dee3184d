import { styled } from '../../styled/index.js';
import { Button } from '../button.js';
import { messages } from '../messages.js';
import { SubmitButton } from '../submit-button.js';

export type ModalFooterProps = {
  kind: 'confirm' | 'acknowledge';
  submitting: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  /** Default 确定, or 知道了 in an `acknowledge` footer. */
  confirmLabel?: string | undefined;
  /** Default 取消. */
  cancelLabel?: string | undefined;
  confirmTone?: 'brand' | 'danger' | undefined;
  confirmDisabled?: boolean | undefined;
};

const Foot = styled('div', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '3',
    px: { base: '4', sm: '6' },
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    // On a phone the buttons share the width, within reach of the thumb.
    '& > button': { flex: { base: '1', sm: 'none' }, minWidth: '20' },
  },
});

/** The buttons under a modal. */
export function ModalFooter(props: ModalFooterProps) {
  const { kind, submitting, onCancel, onConfirm, confirmTone = 'brand' } = props;
  if (kind === 'acknowledge') {
    return (
      <Foot>
        <Button onClick={onConfirm}>{props.confirmLabel ?? messages.acknowledge}</Button>
      </Foot>
    );
  }
  return (
    <Foot>
      <Button variant="outline" aria-disabled={submitting || undefined} onClick={onCancel}>
        {props.cancelLabel ?? messages.cancel}
      </Button>
      <SubmitButton
        type="button"
        variant={confirmTone === 'danger' ? 'danger' : 'solid'}
        submitting={submitting}
        disabled={props.confirmDisabled}
        onClick={onConfirm}
      >
        {props.confirmLabel ?? messages.confirm}
      </SubmitButton>
    </Foot>
  );
}
