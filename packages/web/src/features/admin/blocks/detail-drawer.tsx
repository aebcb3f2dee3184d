import { styled } from '@ykd/adapters-ui/styled';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  IconButton,
  MODAL_CLOSE_MS,
  useFocusScope,
  usePresence,
  wrapTab,
} from '@ykd/adapters-ui/widgets';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { isTyping } from '../is-typing';
import { blocks } from '../messages/zh-CN/blocks';
import { DrawerBody, DrawerFoot, DrawerHead, DrawerLayer, DrawerPanel } from './drawer-parts';
import type { OpenRow } from './use-open-row';

const words = blocks.drawer;

export type DetailDrawerProps = {
  row: OpenRow;
  /** The rows of the page in their order, for the ways to the next and the one before. */
  ids: readonly string[];
  /** By the id of the row: it stays while the drawer closes. */
  title: (id: string) => ReactNode;
  children: (id: string) => ReactNode;
  /** Below the content, in sight while it scrolls. */
  foot?: ((id: string) => ReactNode) | undefined;
};

/** Whether a key is a letter of a text, or one of several that are pressed. */
const isOthers = ({ target, nativeEvent, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || ctrlKey || metaKey || altKey || isTyping(target);

/**
 * Gives the focus to the link of the row that was open last, which need not be the one that it began with. A detail that was
 * opened by its address may be left before its list has come: its row takes the focus then, unless somebody else has it.
 */
const useFocusBack = (id: string | undefined, ids: readonly string[]): void => {
  const last = useRef(id);
  const due = useRef<string>(undefined);
  const rows = ids.join();
  useEffect(() => {
    const isLeft = id === undefined && last.current !== undefined;
    if (isLeft) due.current = last.current;
    if (id !== undefined) due.current = undefined;
    last.current = id;
    if (due.current === undefined) return;
    const link = `[data-opens="${CSS.escape(due.current)}"]`;
    // After the scope of the focus has given it back to where it came from, which after a reload is nowhere.
    const timer = setTimeout(() => {
      if (rows !== '') due.current = undefined;
      if (isLeft || document.activeElement === document.body)
        document.querySelector<HTMLElement>(link)?.focus();
    });
    return () => clearTimeout(timer);
  }, [id, rows]);
};

/**
 * The detail of a row beside its list, at an address of its own: the way back and Esc close it, and the focus returns to the
 * row; J and K, or the buttons, lead to the rows beside it.
 */
export function DetailDrawer({ row, ids, title, children, foot }: DetailDrawerProps) {
  const titleId = useId();
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const presence = usePresence(row.id !== undefined, MODAL_CLOSE_MS);
  const [held, setHeld] = useState(row.id);
  if (row.id !== undefined && row.id !== held) setHeld(row.id);
  useFocusScope(layer, panel, presence === 'open');
  useFocusBack(row.id, ids);
  const shown = row.id ?? held;
  if (presence === 'closed' || shown === undefined) return null;

  const at = ids.indexOf(shown);
  const [previous, next] = at < 0 ? [] : [ids[at - 1], ids[at + 1]];
  const turnTo = (id: string | undefined) => id !== undefined && row.turnTo(id);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    wrapTab(event);
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      row.close();
    } else if (!isOthers(event) && (event.key === 'j' || event.key === 'k')) {
      event.preventDefault();
      turnTo(event.key === 'j' ? next : previous);
    }
  };
  return createPortal(
    <DrawerLayer
      ref={layer}
      data-state={presence}
      onMouseDown={(event: MouseEvent) => event.target === event.currentTarget && event.preventDefault()}
      onClick={(event: MouseEvent) => event.target === event.currentTarget && row.close()}
    >
      <DrawerPanel
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        inert={presence === 'closing'}
        onKeyDown={onKeyDown}
      >
        <DrawerHead>
          <styled.h2 id={titleId} fontSize="lg" minWidth="0" marginInlineEnd="auto" overflowWrap="anywhere">
            {title(shown)}
          </styled.h2>
          <IconButton
            size="sm"
            label={words.previous}
            title={words.keys}
            aria-disabled={previous === undefined || undefined}
            onClick={() => turnTo(previous)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            size="sm"
            label={words.next}
            title={words.keys}
            aria-disabled={next === undefined || undefined}
            onClick={() => turnTo(next)}
          >
            <ChevronRightIcon />
          </IconButton>
          <IconButton size="sm" label={words.close} onClick={() => row.close()}>
            <CloseIcon />
          </IconButton>
        </DrawerHead>
        {/* Another row begins at its top, with nothing of the one before. */}
        <DrawerBody key={shown} tabIndex={0}>
          {children(shown)}
        </DrawerBody>
        {foot && <DrawerFoot>{foot(shown)}</DrawerFoot>}
      </DrawerPanel>
    </DrawerLayer>,
    document.body,
  );
}
