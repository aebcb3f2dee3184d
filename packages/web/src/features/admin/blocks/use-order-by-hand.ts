import {
  dragAndDropFeature,
  hotkeysCoreFeature,
  isOrderedDragTarget,
  keyboardDragAndDropFeature,
  selectionFeature,
  syncDataLoaderFeature,
  type TreeInstance,
} from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useEffect, useRef } from 'react';
import { dragKeys } from './drag-by-keys';

/** What staff put in an order by hand. */
export interface PlacedItem {
  readonly id: string;
  readonly name: string;
}

/** Above all of them; it is not shown. */
const ROOT = 'root';

/** A row of it stands for one that is gone while it is still drawn. */
const NOTHING: PlacedItem = { id: '', name: '' };

/** Items in their order, to be rearranged by dragging and by keys. `onMove`: to which place, counted from 0. */
export const useOrderByHand = <T extends PlacedItem>(
  items: readonly T[],
  onMove: (item: T, place: number) => void,
): TreeInstance<T | PlacedItem> => {
  const byId = (id: string) => items.find((one) => one.id === id);
  const tree = useTree<T | PlacedItem>({
    rootItemId: ROOT,
    getItemName: (item) => item.getItemData().name,
    isItemFolder: (item) => item.getId() === ROOT,
    dataLoader: {
      getItem: (id) => byId(id) ?? NOTHING,
      getChildren: (id) => (id === ROOT ? items.map((one) => one.id) : []),
    },
    canReorder: true,
    // Where it stands it is not put: by keys the first step leads on.
    canDrop: ([item], target) =>
      target.item.getId() === ROOT &&
      (!isOrderedDragTarget(target) || target.insertionIndex !== item?.getIndexInParent()),
    onDrop: ([item], target) => {
      const moved = item && byId(item.getId());
      if (moved !== undefined && isOrderedDragTarget(target)) onMove(moved, target.insertionIndex);
    },
    hotkeys: dragKeys<T | PlacedItem>(),
    features: [
      syncDataLoaderFeature,
      selectionFeature,
      hotkeysCoreFeature,
      dragAndDropFeature,
      keyboardDragAndDropFeature,
    ],
  });
  const shown = useRef(items);
  useEffect(() => {
    if (shown.current === items) return;
    shown.current = items;
    tree.rebuildTree();
  }, [items, tree]);
  return tree;
};
