import {
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../icon-button.js';
import { CloseIcon } from '../icons/controls.js';
import { MODAL_CLOSE_MS, MODAL_WIDTH_PX } from '../measures.js';
import { messages } from '../messages.js';
import { isEnterInField } from './is-enter-in-field.js';
import { ModalFooter, type ModalFooterProps } from './modal-footer.js';
import { ModalBody, ModalHead, ModalLayer, ModalPanel } from './modal-parts.js';
import { createSubmitGate, type SubmitAction } from './submit-gate.js';
import { useFocusScope, wrapTab } from './use-focus-scope.js';
import { usePresence } from './use-presence.js';

export type ModalProps = Pick<
  ModalFooterProps,
  'confirmLabel' | 'cancelLabel' | 'confirmTone' | 'confirmDisabled'
> & {
  open: boolean;
  /** Asked for by Esc, ✕, the overlay, 取消, a 知道了 without `onConfirm`, and after a confirm that went through. Set `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /**
   * Runs on 确定, or on the one button of an `acknowledge` footer, and on Enter in a field. A promise shows the spinner;
   * `false` or a rejection keeps the modal open.
   */
  onConfirm?: SubmitAction | undefined;
  /** A rejected confirm; without it the error is reported to the window like any other that nobody caught. */
  onError?: ((error: unknown) => void) | undefined;
  /** Default: `confirm` (取消 and 确定) with an `onConfirm`, else `acknowledge` (知道了). */
  footer?: ModalFooterProps['kind'] | 'none' | undefined;
  /** A CSS length or size token; default: `MODAL_WIDTH_PX`. */
  width?: string | undefined;
  /** Only the buttons below close it: no Esc, no ✕, no click beside it. For what is shown this once. */
  staysOpen?: boolean | undefined;
};

/** A dialog above the page. On a phone it is a sheet from the bottom edge. */
export function Modal({
  open,
  onClose,
  title,
  children,
  onConfirm,
  onError = reportError,
  footer = onConfirm ? 'confirm' : 'acknowledge',
  width = `${MODAL_WIDTH_PX}px`,
  staysOpen = false,
  ...labels
}: ModalProps) {
  const titleId = useId();
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [gate] = useState(createSubmitGate);
  const { submitting } = useSyncExternalStore(gate.subscribe, gate.getSnapshot);
  const presence = usePresence(open, MODAL_CLOSE_MS);
  useFocusScope(layer, panel, presence === 'open');
  if (presence === 'closed') return null;

  function close() {
    if (presence === 'open' && !gate.getSnapshot().submitting) onClose();
  }
  /** By one of the ways that a hand takes by mistake. */
  const slipOut = staysOpen ? undefined : close;
  async function confirm() {
    if (presence !== 'open' || !onConfirm) return;
    const outcome = await gate.submit(onConfirm);
    if (outcome.kind === 'done') onClose();
    if (outcome.kind === 'failed') onError(outcome.error);
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    wrapTab(event);
    // A modal inside a modal bubbles here through React's tree; only the inner one answers.
    event.stopPropagation();
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      slipOut?.();
    } else if (footer === 'confirm' && isEnterInField(event)) {
      event.preventDefault();
      void confirm();
    }
  }

  return createPortal(
    <ModalLayer
      ref={layer}
      data-state={presence}
      // The focus stays in the panel, whether this closes or not.
      onMouseDown={(event: MouseEvent) => event.target === event.currentTarget && event.preventDefault()}
      onClick={(event: MouseEvent) => event.target === event.currentTarget && slipOut?.()}
    >
      <ModalPanel
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        data-state={presence}
        inert={presence === 'closing'}
        onKeyDown={onKeyDown}
        maxWidth={{ base: 'full', sm: 'var(--modal-width)' }}
        style={{ '--modal-width': width }}
      >
        <ModalHead>
          <h2 id={titleId}>{title}</h2>
          {slipOut && (
            <IconButton
              size="sm"
              label={messages.close}
              aria-disabled={submitting || undefined}
              onClick={slipOut}
            >
              <CloseIcon />
            </IconButton>
          )}
        </ModalHead>
        <ModalBody>{children}</ModalBody>
        {footer !== 'none' && (
          <ModalFooter
            kind={footer}
            submitting={submitting}
            onCancel={close}
            onConfirm={onConfirm ? () => void confirm() : close}
            {...labels}
          />
        )}
      </ModalPanel>
    </ModalLayer>,
    document.body,
  );
}
