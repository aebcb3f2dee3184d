import { count, instant, json, oneOf, text, type RecordOf } from '../entity/field.js';

/** The lists that have views. */
export const VIEW_LISTS = [
  'students',
  'employees',
  'orders',
  'oddities',
  'products',
  'invoices',
  'payouts',
  'partners',
  'commstudents',
  'security',
  'audit',
  'differences',
  'classes',
  'assistants',
] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

export const savedViewFields = {
  id: text(),
  list: oneOf(VIEW_LISTS),
  /** Who made it. */
  userId: text(),
  /** Who sees it beside him: nobody, or everybody who sees the list. */
  scope: oneOf(['own', 'team']),
  /** One's own names differ within a list. */
  name: text(),
  state: json<Readonly<Record<string, string>>>(),
  /** 1 when it is new, then one more with each change. */
  version: count(),
  gmtCreated: instant(),
  gmtModified: instant(),
  /** Who changed it last. */
  changedBy: text(),
};

/** A state of a list under a name. */
export type SavedView = RecordOf<typeof savedViewFields>;

/** The views of staff. */
export interface ListViews {
  /** One's own views of a list, and those of the team, in the order of their names and ids. */
  seenBy(userId: string, list: ViewList): Promise<readonly SavedView[]>;
  /** The view with which a list begins for somebody: of code, or saved. */
  defaultOf(userId: string, list: ViewList): Promise<string | undefined>;
}

export interface TxListViews {
  /** Views of somebody change one after the other. */
  lockOwner(userId: string): Promise<void>;
  find(id: string): Promise<SavedView | undefined>;
  /** How many views somebody has of all lists. */
  countOf(userId: string): Promise<number>;
  /** The view of somebody that has this name in a list. */
  named(userId: string, list: ViewList, name: string): Promise<SavedView | undefined>;
  /** Stores a view, in the place of the one of the same id. */
  put(view: SavedView): Promise<void>;
  /** A view is nobody's default any more but for one. */
  forgetDefaults(viewId: string, except: string): Promise<void>;
  /** It is nobody's default any more. */
  delete(id: string): Promise<void>;
  defaultOf(userId: string, list: ViewList): Promise<string | undefined>;
  /** `viewId`: undefined for none. */
  setDefault(userId: string, list: ViewList, viewId: string | undefined): Promise<void>;
}
