import { useLayoutEffect, useRef } from 'react';
import { styled } from '../../styled/index.js';
import { Button } from '../button.js';
import { IconButton } from '../icon-button.js';
import type { IconProps } from '../icons/icon-frame.js';
import { CloseIcon } from '../icons/controls.js';
import { AlertCircleIcon, AlertIcon, CheckCircleIcon, InfoIcon } from '../icons/feedback.js';
import { messages } from '../messages.js';
import type { Toast, ToastCommands, ToastKind } from './toast-store.js';

const icons: Record<ToastKind, (props: IconProps) => React.JSX.Element> = {
  success: CheckCircleIcon,
  warning: AlertIcon,
  info: InfoIcon,
  error: AlertCircleIcon,
};

const Sheet = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    width: { base: 'full', sm: '96' },
    marginBottom: 'toastGap',
    paddingBlock: '3',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderRadius: 'card',
    pointerEvents: 'auto',
    animation: 'dropIn {durations.normal} {easings.out} both',
  },
  variants: {
    kind: {
      success: { borderColor: 'brand.line', '& > :first-child': { color: 'brand.fg' } },
      warning: { borderColor: 'amber.line', '& > :first-child': { color: 'amber.fg' } },
      info: { borderColor: 'info.line', '& > :first-child': { color: 'info.fg' } },
      error: { borderColor: 'danger.line', '& > :first-child': { color: 'danger.fg' } },
    },
  },
});

/** Keys for whoever has some. */
const Keys = styled('kbd', {
  base: {
    fontFamily: 'inherit',
    fontSize: 'xs',
    fontWeight: 'normal',
    color: 'fg.muted',
    '@media (pointer: coarse)': { display: 'none' },
  },
});

export type ToastCardProps = {
  toast: Toast;
  commands: ToastCommands;
  /** Whether its keys are the ones that work: those of the newest do. */
  hasKeys: boolean;
  /** It went away, and the focus was on it. */
  onFocusLost: () => void;
};

export function ToastCard({ toast, commands, hasKeys, onFocusLost }: ToastCardProps) {
  const Icon = icons[toast.kind];
  const keys = hasKeys ? toast.action?.keys : undefined;
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = sheet.current;
    return () => {
      if (card?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);
  function dismiss() {
    commands.dismiss(toast.id);
    // The pointer or the focus was on what has just gone, so nothing else would set the clocks going again.
    commands.resume();
  }
  return (
    <Sheet ref={sheet} kind={toast.kind}>
      <styled.span paddingTop="1.5">
        <Icon label={messages.toastKinds[toast.kind]} />
      </styled.span>
      <styled.div flex="1" minWidth="0" py="1" fontSize="sm" lineHeight="snug" overflowWrap="anywhere">
        <styled.p fontWeight="medium" paddingTop="0.5">
          {toast.title}
        </styled.p>
        {toast.description && <styled.p color="fg.muted">{toast.description}</styled.p>}
      </styled.div>
      {toast.action && (
        <Button
          size="sm"
          variant="soft"
          aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
          onClick={() => {
            toast.action?.onSelect();
            dismiss();
          }}
        >
          {toast.action.label}
          {keys && <Keys aria-hidden>{keys}</Keys>}
        </Button>
      )}
      <IconButton size="sm" label={messages.close} onClick={dismiss}>
        <CloseIcon size={16} />
      </IconButton>
    </Sheet>
  );
}
