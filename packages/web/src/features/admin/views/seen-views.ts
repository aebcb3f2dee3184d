import { memberIdOf, readJson, writeText } from '@ykd/adapters-ui/stores';
import type { ListView, ViewList } from '@ykd/application/list-view';
import type { Services } from '../../../container/services';

type Seen = Pick<ListView, 'version' | 'state'>;

const isState = (value: unknown): value is Seen['state'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'number' &&
  'state' in value &&
  isState(value.state);

/**
 * The views of a list as the member saw them when he began to change what they show: the changes stand in the address and outlive the
 * page, and so does what they are changes of. This tab keeps it, for him alone.
 */
export const seenViews = (
  { base, environment: { tabStorage } }: Pick<Services, 'base' | 'environment'>,
  list: ViewList,
) => {
  // Several lists have views of the same id, such as that of everything.
  const keyOf = (id: string): string => `ykd-view ${list} ${memberIdOf(base.getSnapshot())} ${id}`;
  return {
    /** A view as it was seen; undefined where nothing of it is kept. */
    of: (view: ListView): ListView | undefined => {
      const kept: unknown = readJson(tabStorage, keyOf(view.id));
      return isSeen(kept) ? { ...view, version: kept.version, state: kept.state } : undefined;
    },
    keep: ({ id, version, state }: ListView): void =>
      void writeText(tabStorage, keyOf(id), JSON.stringify({ version, state })),
    drop: (id: string): void => void writeText(tabStorage, keyOf(id), undefined),
  };
};
