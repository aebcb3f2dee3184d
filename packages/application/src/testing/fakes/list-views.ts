import {
  VIEW_LISTS,
  type ListViews,
  type SavedView,
  type TxListViews,
  type ViewList,
} from '../../ports/list-views.js';
import type { FakeWorld } from './world.js';

type ViewWorld = Pick<FakeWorld, 'listViews' | 'viewDefaults'>;

const key = (userId: string, list: ViewList): string => JSON.stringify([userId, list]);

const inOrder = (a: SavedView, b: SavedView): number => {
  const [one, other] = a.name === b.name ? [a.id, b.id] : [a.name, b.name];
  return one < other ? -1 : 1;
};

/** Views in memory. */
export const fakeListViews = ({ listViews, viewDefaults }: ViewWorld): ListViews => ({
  seenBy: async (userId, list) =>
    [...listViews.values()]
      .filter((view) => view.list === list && (view.userId === userId || view.scope === 'team'))
      .toSorted(inOrder),
  defaultOf: async (userId, list) => viewDefaults.get(key(userId, list)),
});

/** Views inside a transaction on a world. */
export const txListViews = ({ listViews, viewDefaults }: ViewWorld): TxListViews => ({
  lockOwner: async () => {},
  find: async (id) => listViews.get(id),
  countOf: async (userId) => [...listViews.values()].filter((view) => view.userId === userId).length,
  named: async (userId, list, name) =>
    [...listViews.values()].find(
      (view) => view.userId === userId && view.list === list && view.name === name,
    ),
  put: async (view) => void listViews.set(view.id, view),
  forgetDefaults: async (viewId, except) => {
    const kept = VIEW_LISTS.map((list) => key(except, list));
    for (const [owner, id] of viewDefaults) {
      if (id === viewId && !kept.includes(owner)) viewDefaults.delete(owner);
    }
  },
  delete: async (id) => {
    listViews.delete(id);
    for (const [owner, viewId] of viewDefaults) if (viewId === id) viewDefaults.delete(owner);
  },
  defaultOf: async (userId, list) => viewDefaults.get(key(userId, list)),
  setDefault: async (userId, list, viewId) => {
    if (viewId === undefined) viewDefaults.delete(key(userId, list));
    else viewDefaults.set(key(userId, list), viewId);
  },
});
