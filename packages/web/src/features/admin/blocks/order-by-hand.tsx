import {
  AssistiveDndState,
  isOrderedDragTarget,
  type ItemInstance,
  type TreeInstance,
} from '@headless-tree/core';
import { styled } from '@ykd/adapters-ui/styled';
import { ChevronDownIcon, IconButton, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { orderByHand as words } from '../messages/zh-CN/order-by-hand';
import { useOrderByHand, type PlacedItem } from './use-order-by-hand';

const List = styled('div', { base: { position: 'relative', outline: 'none' } });

const Row = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '12',
    px: '3',
    py: '1',
    bg: 'bg.surface',
    fontSize: 'sm',
    cursor: 'grab',
    userSelect: 'none',
    '&:not(:last-of-type)': { borderBottomWidth: '1px', borderColor: 'line' },
    '&:hover': { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '6', color: 'brand.fg' },
    '& a:hover': { textDecoration: 'underline' },
    mdDown: { flexWrap: 'wrap', '& button': { minWidth: '11', height: '11' }, '& a': { minHeight: '11' } },
  },
});

const DropLine = styled('div', {
  base: { height: '2px', marginTop: '-1px', bg: 'brand.fg', borderRadius: 'full', pointerEvents: 'none' },
});

/** What is said aloud while something is dragged by keys. */
const newsOf = (tree: TreeInstance<PlacedItem>): string => {
  const { dnd, assistiveDndState } = tree.getState();
  if (assistiveDndState === AssistiveDndState.Completed) return words.done;
  if (assistiveDndState === AssistiveDndState.Aborted) return words.cancelled;
  const [dragged] = dnd?.draggedItems ?? [];
  const target = dnd?.dragTarget;
  if (dragged === undefined || target === undefined || assistiveDndState === undefined) return '';
  const where = isOrderedDragTarget(target) ? words.at(target.insertionIndex + 1) : '';
  return assistiveDndState === AssistiveDndState.Started
    ? `${words.started(dragged.getItemName())}。${where}`
    : where;
};

/** What a row says beside its place. `name`: all of it in words. */
export interface PlacedRow {
  readonly name: string;
  readonly content: ReactNode;
  /** Before the buttons that move it. */
  readonly beside?: ReactNode;
}

type RowProps = {
  item: ItemInstance<PlacedItem>;
  row: PlacedRow;
  place: number;
  count: number;
  onMove: (place: number, button: 'up' | 'down') => void;
};

function ItemRow({ item, row, place, count, onMove }: RowProps) {
  const { onClick: _ofLibrary, ...rest } = item.getProps();
  const button = (way: 'up' | 'down', to: number) => (
    <IconButton
      size="sm"
      label={words[way](item.getItemName())}
      data-moves={`${way} ${item.getId()}`}
      aria-disabled={to < 0 || to >= count || undefined}
      onClick={() => to >= 0 && to < count && onMove(to, way)}
    >
      <styled.span display="inline-flex" transform={way === 'up' ? 'rotate(180deg)' : undefined}>
        <ChevronDownIcon size={16} />
      </styled.span>
    </IconButton>
  );
  return (
    <Row
      {...rest}
      aria-label={row.name}
      // Keys are for the row that has the focus, however it came there.
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget && !item.isFocused()) item.setFocused();
      }}
      onClick={({ target, currentTarget }) => {
        if (target instanceof HTMLElement && target.closest('a, button') === null) {
          item.setFocused();
          currentTarget.focus();
        }
      }}
    >
      <styled.span minWidth="6" color="fg.subtle" fontVariantNumeric="tabular-nums">
        {place + 1}
      </styled.span>{' '}
      <styled.span flex="1" minWidth={{ base: '24', md: '0' }} overflowWrap="anywhere">
        {row.content}
      </styled.span>{' '}
      {/* Words are apart for whoever hears them, too. On a phone there may be room for this in the next line alone. */}
      <styled.span display="inline-flex" alignItems="center" gap="2" marginInlineStart="auto">
        {row.beside} {button('up', place - 1)}
        {button('down', place + 1)}
      </styled.span>
    </Row>
  );
}

/**
 * Items in an order that staff decide: by dragging, by keys, and by buttons.
 *
 * @param props.renderRow - what the row of an item shows at a place, counted from 0
 * @param props.onMove - puts one at a place, counted from 0; answers whether it stands there now
 */
export function OrderByHand<T extends PlacedItem>({
  label,
  items: given,
  renderRow,
  onMove,
}: {
  label: string;
  items: readonly T[];
  renderRow: (item: T, place: number) => PlacedRow;
  onMove: (item: T, place: number) => Promise<boolean>;
}) {
  const [said, setSaid] = useState('');
  const focusDue = useRef<string>(undefined);
  const move = async (item: T, place: number) => {
    if (await onMove(item, place)) setSaid(words.moved(item.name, place + 1));
  };
  const tree = useOrderByHand<T>(given, (item, place) => void move(item, place));
  useEffect(() => {
    if (focusDue.current === undefined) return;
    const button = `[data-moves="${CSS.escape(focusDue.current)}"]`;
    focusDue.current = undefined;
    // What has the focus loses it when its row comes to stand elsewhere.
    document.querySelector<HTMLElement>(button)?.focus();
  }, [given]);
  const known = new Map(given.map((item) => [item.id, item]));
  const shown = tree.getItems().flatMap((row) => {
    const item = known.get(row.getId());
    return item === undefined ? [] : [{ row, item }];
  });
  return (
    <>
      <VisuallyHidden role="status">{newsOf(tree) || said}</VisuallyHidden>
      <List {...tree.getContainerProps(label)}>
        {shown.map(({ row, item }, place) => (
          <ItemRow
            key={row.getKey()}
            item={row}
            row={renderRow(item, place)}
            place={place}
            count={shown.length}
            onMove={(to, button) => {
              focusDue.current = `${button} ${item.id}`;
              void move(item, to);
            }}
          />
        ))}
        <DropLine style={tree.getDragLineStyle()} />
      </List>
    </>
  );
}
