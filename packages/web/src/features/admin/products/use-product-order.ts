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
import type { PlacedProductView } from '@ykd/application/staff-product';
import { OFF_SALE } from '@ykd/domain/order';
import { useEffect, useRef } from 'react';
import { dragKeys } from '../blocks/drag-by-keys';

/** Above all products; it is not shown. */
const ROOT = 'root';

const nothing = (id: string): PlacedProductView => ({ id, name: '', status: OFF_SALE, categoryId: '' });

/** Products in their order, to be rearranged by dragging and by keys. `onMove`: to which place, counted from 0. */
export const useProductOrder = (
  products: readonly PlacedProductView[],
  onMove: (product: PlacedProductView, place: number) => void,
): TreeInstance<PlacedProductView> => {
  const byId = (id: string) => products.find((one) => one.id === id) ?? nothing(id);
  const tree = useTree<PlacedProductView>({
    rootItemId: ROOT,
    getItemName: (item) => item.getItemData().name,
    isItemFolder: (item) => item.getId() === ROOT,
    dataLoader: {
      getItem: byId,
      getChildren: (id) => (id === ROOT ? products.map((one) => one.id) : []),
    },
    canReorder: true,
    // Where it stands it is not put: by keys the first step leads on.
    canDrop: ([item], target) =>
      target.item.getId() === ROOT &&
      (!isOrderedDragTarget(target) || target.insertionIndex !== item?.getIndexInParent()),
    onDrop: ([item], target) => {
      if (item !== undefined && isOrderedDragTarget(target))
        onMove(item.getItemData(), target.insertionIndex);
    },
    hotkeys: dragKeys<PlacedProductView>(),
    features: [
      syncDataLoaderFeature,
      selectionFeature,
      hotkeysCoreFeature,
      dragAndDropFeature,
      keyboardDragAndDropFeature,
    ],
  });
  const shown = useRef(products);
  useEffect(() => {
    if (shown.current === products) return;
    shown.current = products;
    tree.rebuildTree();
  }, [products, tree]);
  return tree;
};
