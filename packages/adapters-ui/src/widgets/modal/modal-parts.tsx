import { styled } from '../../styled/index.js';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** The dimmed page; its own click closes. */
export const ModalLayer = styled('div', {
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: 'modal',
    display: 'flex',
    justifyContent: 'center',
    alignItems: { base: 'flex-end', sm: 'center' },
    padding: { base: 0, sm: '4' },
    bg: 'bg.overlay',
    animation: 'fadeIn {durations.normal} {easings.out} both',
    '&[data-state=closing]': { animation: 'fadeOut {durations.modalClose} {easings.out} both' },
  },
});

export const ModalPanel = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    maxHeight: { base: '92dvh', sm: 'calc(100dvh - 32px)' },
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    borderBottomRadius: { base: 0, sm: 'lg' },
    paddingBottom: { base: 'env(safe-area-inset-bottom)', sm: 0 },
    overflow: 'hidden',
    outline: 'none',
    animation: {
      base: 'sheetIn {durations.normal} {easings.out} both',
      sm: 'riseIn {durations.normal} {easings.out} both',
    },
    '&[data-state=closing]': {
      animation: {
        base: 'sheetOut {durations.modalClose} {easings.out} both',
        sm: 'sinkOut {durations.modalClose} {easings.out} both',
      },
    },
  },
});

export const ModalHead = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingInlineStart: { base: '4', sm: '6' },
    paddingInlineEnd: '3',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& h2': { fontSize: 'lg' },
  },
});

const Scroller = styled('div', {
  base: {
    px: { base: '4', sm: '6' },
    py: '5',
    maxHeight: 'modalBody',
    minHeight: 0,
    overflowY: 'auto',
  },
});

/** The content, with a scroll of its own; when it scrolls, the keyboard can reach it. */
export function ModalBody({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <Scroller ref={box} {...(scrolls ? { tabIndex: 0 } : {})}>
      <div>{children}</div>
    </Scroller>
  );
}
