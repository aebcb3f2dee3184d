import {
  dragAndDropFeature,
  hotkeysCoreFeature,
  isOrderedDragTarget,
  keyboardDragAndDropFeature,
  selectionFeature,
  syncDataLoaderFeature,
  type DragTarget,
  type TreeInstance,
} from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { departmentsUnder, placeDepartment, type DepartmentPlace } from '@ykd/domain/people';
import { useEffect, useRef } from 'react';
import { dragKeys } from '../blocks/drag-by-keys';
import { people } from '../messages/zh-CN/people';
import type { DepartmentLine } from './department-words';

/** Above the departments at the top; it is not shown. Not empty: the library takes that for no parent. */
const ROOT = 'root';

/** How far a level stands in, in pixels. */
export const INDENT_PX = 20;

const parentOf = (id: string): string | null => (id === ROOT ? null : id);

/** The place that a drag points to. */
const placeOf = (target: DragTarget<DepartmentLine>): DepartmentPlace => ({
  parentId: parentOf(target.item.getId()),
  position: isOrderedDragTarget(target) ? target.insertionIndex : Number.MAX_SAFE_INTEGER,
});

const nothing = (id: string): DepartmentLine => ({
  id,
  parentId: null,
  name: people.department.top,
  position: 0,
  version: 0,
  changedAt: 0,
  changedBy: null,
  people: 0,
  peopleBelow: 0,
});

/** The departments that have others below them. */
const parentsIn = (departments: readonly DepartmentLine[]): string[] =>
  departments.map(({ id }) => id).filter((id) => departmentsUnder(departments, id).length > 0);

export type DepartmentTreeProps = {
  departments: readonly DepartmentLine[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onMove: (department: DepartmentLine, place: DepartmentPlace) => void;
};

/** The departments as a tree that is walked through and rearranged by keys and by dragging; the rule says what may lie where. */
export const useDepartmentTree = (props: DepartmentTreeProps): TreeInstance<DepartmentLine> => {
  const { departments, chosen, onChoose, onMove } = props;
  const byId = (id: string) => departments.find((one) => one.id === id) ?? nothing(id);
  const tree = useTree<DepartmentLine>({
    rootItemId: ROOT,
    // Only those with something below them: behind one that is open a drag by keys does not come out of it again.
    initialState: { expandedItems: parentsIn(departments) },
    state: { selectedItems: chosen === undefined ? [] : [chosen] },
    setSelectedItems: () => undefined,
    getItemName: (item) => item.getItemData().name,
    isItemFolder: () => true,
    dataLoader: {
      getItem: byId,
      getChildren: (id) => departmentsUnder(departments, parentOf(id)).map((one) => one.id),
    },
    indent: INDENT_PX,
    canReorder: true,
    onPrimaryAction: (item) => onChoose(item.getId()),
    canDrop: ([item], target) =>
      item !== undefined && placeDepartment(departments, byId(item.getId()), placeOf(target)).ok,
    onDrop: ([item], target) => {
      if (item !== undefined) onMove(byId(item.getId()), placeOf(target));
    },
    hotkeys: {
      ...dragKeys<DepartmentLine>(),
      customChoose: {
        hotkey: 'Enter',
        isEnabled: (instance) => !instance.getState().dnd,
        handler: (_event, instance) => onChoose(instance.getFocusedItem().getId()),
      },
    },
    features: [
      syncDataLoaderFeature,
      selectionFeature,
      hotkeysCoreFeature,
      dragAndDropFeature,
      keyboardDragAndDropFeature,
    ],
  });
  const shown = useRef(departments);
  useEffect(() => {
    if (shown.current === departments) return;
    const known = new Set(parentsIn(shown.current));
    shown.current = departments;
    for (const id of parentsIn(departments)) if (!known.has(id)) tree.getItemInstance(id).expand();
    tree.rebuildTree();
  }, [departments, tree]);
  return tree;
};
