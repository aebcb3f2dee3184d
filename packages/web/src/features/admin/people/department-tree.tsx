import {
  AssistiveDndState,
  isOrderedDragTarget,
  type ItemInstance,
  type TreeInstance,
} from '@headless-tree/core';
import { styled } from '@ykd/adapters-ui/styled';
import { ChevronDownIcon, ChevronRightIcon, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import { Link } from 'react-router-dom';
import { people } from '../messages/zh-CN/people';
import { peopleHref, type DepartmentLine } from './department-words';
import { INDENT_PX, useDepartmentTree, type DepartmentTreeProps } from './use-department-tree';

const words = people.department;

const Tree = styled('div', { base: { position: 'relative', outline: 'none', padding: '1' } });

const Row = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: { base: '11', lg: '9' },
    paddingInlineStart: 'calc(var(--indent) + 4px)',
    paddingInlineEnd: '2',
    borderRadius: 'md',
    fontSize: 'sm',
    cursor: 'pointer',
    userSelect: 'none',
    '&:hover:not([aria-selected=true])': { bg: 'bg.subtle' },
    '&[aria-selected=true]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'medium' },
    '&[data-target]': { outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '-2px' },
    _focusVisible: { outlineOffset: '-2px' },
    '& a': { color: 'fg.muted', fontWeight: 'normal', px: '2', py: '1', whiteSpace: 'nowrap' },
    '& a:hover': { color: 'fg.default', textDecoration: 'underline' },
  },
});

const Toggle = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '6',
    height: '6',
    flex: 'none',
    color: 'fg.subtle',
  },
});

/** Where what is dragged would come to stand. */
const DropLine = styled('div', {
  base: { height: '2px', marginTop: '-1px', bg: 'brand.fg', borderRadius: 'full', pointerEvents: 'none' },
});

function TreeRow({ item }: { item: ItemInstance<DepartmentLine> }) {
  // As many as the list has that it leads to.
  const { id, name, peopleBelow: count } = item.getItemData();
  const { onClick: _ofLibrary, ...rest } = item.getProps();
  const hasBelow = item.getChildren().length > 0;
  const isOpen = item.isExpanded();
  const toggle = () => (isOpen ? item.collapse() : item.expand());
  return (
    <Row
      {...rest}
      aria-label={words.rowName(name, count)}
      aria-expanded={hasBelow ? isOpen : undefined}
      {...(item.isUnorderedDragTarget() ? { 'data-target': '' } : {})}
      style={{ '--indent': `${item.getItemMeta().level * INDENT_PX}px` }}
      // Keys are for the row that has the focus, however it came there.
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget && !item.isFocused()) item.setFocused();
      }}
      onClick={() => {
        item.setFocused();
        item.primaryAction();
      }}
    >
      <Toggle
        aria-hidden
        onClick={(event) => {
          event.stopPropagation();
          toggle();
        }}
      >
        {hasBelow && (isOpen ? <ChevronDownIcon size={16} /> : <ChevronRightIcon size={16} />)}
      </Toggle>
      <styled.span flex="1" minWidth="0" overflowWrap="anywhere" py="1.5">
        {name}
      </styled.span>
      <Link
        to={peopleHref(id)}
        aria-label={words.seeDirect(name, count)}
        draggable={false}
        onClick={(event) => event.stopPropagation()}
      >
        {people.people(count)}
      </Link>
    </Row>
  );
}

/** What is said aloud while something is dragged by keys. */
const newsOf = (tree: TreeInstance<DepartmentLine>): string => {
  const { dnd, assistiveDndState } = tree.getState();
  if (assistiveDndState === AssistiveDndState.Completed) return words.drag.done;
  if (assistiveDndState === AssistiveDndState.Aborted) return words.drag.cancelled;
  const [dragged] = dnd?.draggedItems ?? [];
  const target = dnd?.dragTarget;
  if (dragged === undefined || target === undefined || assistiveDndState === undefined) return '';
  const where = isOrderedDragTarget(target)
    ? words.drag.at(target.item.getItemName(), target.insertionIndex + 1)
    : words.drag.inside(target.item.getItemName());
  return assistiveDndState === AssistiveDndState.Started
    ? `${words.drag.started(dragged.getItemName())}。${where}`
    : where;
};

/** The departments, to choose one of, and to put elsewhere. */
export function DepartmentTreeView(props: DepartmentTreeProps) {
  const tree = useDepartmentTree(props);
  return (
    <>
      <VisuallyHidden role="status">{newsOf(tree)}</VisuallyHidden>
      <Tree {...tree.getContainerProps(words.tree)}>
        {tree.getItems().map((item) => (
          <TreeRow key={item.getKey()} item={item} />
        ))}
        <DropLine style={tree.getDragLineStyle()} />
      </Tree>
    </>
  );
}
