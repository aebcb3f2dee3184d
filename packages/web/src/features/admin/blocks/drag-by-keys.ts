import { AssistiveDndState, type TreeInstance } from '@headless-tree/core';

/** Picks up what has the focus, where it stands: the library begins one further down, where behind the last there is nothing. */
const pickUp = <T>(tree: TreeInstance<T>): void => {
  const item = tree.getFocusedItem();
  const parent = item.getParent();
  if (parent === undefined) return;
  const { index, level } = item.getItemMeta();
  const at = item.getIndexInParent();
  const dragTarget = {
    item: parent,
    childIndex: at,
    insertionIndex: at,
    dragLineIndex: index,
    dragLineLevel: level,
  };
  tree.applySubStateUpdate('dnd', { draggedItems: [item], dragTarget });
  tree.applySubStateUpdate('assistiveDndState', AssistiveDndState.Started);
};

/** Puts down what was picked up where it was: it has the focus again, for the places that it came by had it meanwhile. */
const putBack = <T>(tree: TreeInstance<T>): void => {
  const [item] = tree.getState().dnd?.draggedItems ?? [];
  tree.stopKeyboardDrag();
  item?.setFocused();
  tree.updateDomFocus();
  tree.applySubStateUpdate('assistiveDndState', AssistiveDndState.Aborted);
};

/** The keys that pick something up and put it back. Those that move it and put it down are the library's. */
export const dragKeys = <T>() => ({
  // One key: that of the library, Control+Shift+D, is one of the browser.
  startDrag: { hotkey: 'KeyM', handler: (_event: KeyboardEvent, tree: TreeInstance<T>) => pickUp(tree) },
  cancelDrag: { hotkey: 'Escape', handler: (_event: KeyboardEvent, tree: TreeInstance<T>) => putBack(tree) },
});
