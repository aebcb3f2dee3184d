import {
  AssistiveDndState,
  isOrderedDragTarget,
  type ItemInstance,
  type TreeInstance,
} from '@headless-tree/core';
import { styled } from '@ykd/adapters-ui/styled';
import { ChevronDownIcon, IconButton, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import type { PlacedProductView } from '@ykd/application/staff-product';
import { adminProductPath } from '@ykd/domain/access';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { products as texts } from '../messages/zh-CN/products';
import { StatusBadge } from './status-badge';
import { useProductOrder } from './use-product-order';

const words = texts.sorting;

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
    mdDown: { '& button': { width: '11', height: '11' }, '& a': { minHeight: '11' } },
  },
});

const DropLine = styled('div', {
  base: { height: '2px', marginTop: '-1px', bg: 'brand.fg', borderRadius: 'full', pointerEvents: 'none' },
});

/** What is said aloud while something is dragged by keys. */
const newsOf = (tree: TreeInstance<PlacedProductView>): string => {
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

type RowProps = {
  item: ItemInstance<PlacedProductView>;
  place: number;
  count: number;
  onMove: (product: PlacedProductView, place: number, button: 'up' | 'down') => void;
};

function ProductRow({ item, place, count, onMove }: RowProps) {
  const product = item.getItemData();
  const { id, name, status } = product;
  const { onClick: _ofLibrary, ...rest } = item.getProps();
  const button = (way: 'up' | 'down', to: number) => (
    <IconButton
      size="sm"
      label={words[way](name)}
      data-moves={`${way} ${id}`}
      aria-disabled={to < 0 || to >= count || undefined}
      onClick={() => to >= 0 && to < count && onMove(product, to, way)}
    >
      <styled.span display="inline-flex" transform={way === 'up' ? 'rotate(180deg)' : undefined}>
        <ChevronDownIcon size={16} />
      </styled.span>
    </IconButton>
  );
  return (
    <Row
      {...rest}
      aria-label={words.rowName(place + 1, name, texts.statuses[status])}
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
      <styled.span flex="1" minWidth="0" overflowWrap="anywhere">
        <Link to={adminProductPath(id)} draggable={false}>
          {name}
        </Link>
      </styled.span>{' '}
      {/* Words are apart for whoever hears them, too. */}
      <StatusBadge status={status} /> {button('up', place - 1)}
      {button('down', place + 1)}
    </Row>
  );
}

/** The products in the order of the mall. `onMove`: puts one at a place, counted from 0; answers whether it stands there now. */
export function ProductOrder({
  products,
  onMove,
}: {
  products: readonly PlacedProductView[];
  onMove: (product: PlacedProductView, place: number) => Promise<boolean>;
}) {
  const [said, setSaid] = useState('');
  const focusDue = useRef<string>(undefined);
  const move = async (product: PlacedProductView, place: number) => {
    if (await onMove(product, place)) setSaid(words.moved(product.name, place + 1));
  };
  const tree = useProductOrder(products, (product, place) => void move(product, place));
  useEffect(() => {
    if (focusDue.current === undefined) return;
    const button = `[data-moves="${CSS.escape(focusDue.current)}"]`;
    focusDue.current = undefined;
    // What has the focus loses it when its row comes to stand elsewhere.
    document.querySelector<HTMLElement>(button)?.focus();
  }, [products]);
  const items = tree.getItems();
  return (
    <>
      <VisuallyHidden role="status">{newsOf(tree) || said}</VisuallyHidden>
      <List {...tree.getContainerProps(words.tree)}>
        {items.map((item, place) => (
          <ProductRow
            key={item.getKey()}
            item={item}
            place={place}
            count={items.length}
            onMove={(product, to, button) => {
              focusDue.current = `${button} ${product.id}`;
              void move(product, to);
            }}
          />
        ))}
        <DropLine style={tree.getDragLineStyle()} />
      </List>
    </>
  );
}
