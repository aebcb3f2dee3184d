import { useQuery } from '@ykd/adapters-ui/react';
import type { ListQuery } from '@ykd/adapters-http/contracts';
import type { ListView, ViewInput, ViewList } from '@ykd/application/list-view';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AnyPlace } from '../../../lists/use-list';
import { useServices } from '../../../container/services-context';
import { useStillHere } from '../blocks/use-still-here';
import { seenViews } from './seen-views';
import { issueIn, useViewCommands } from './use-view-commands';
import { useViewQueries } from './view-queries';
import { isSameState, plainState, stateOf, viewHref } from './view-state';

/** The view of everything: no address says anything but its name. */
export const ALL = 'all';

/** Who sees a view beside its maker. */
export const scopeOf = ({ scope }: ListView): 'own' | 'team' => (scope === 'team' ? 'team' : 'own');

const WHOLE: ListView = {
  id: ALL,
  scope: 'built-in',
  name: '',
  state: {},
  dropped: [],
  version: 0,
  by: null,
  mayChange: false,
};

/**
 * The views of a list, and the one that its address names. Who comes without any state gets his default; who comes by
 * the name of a view alone gets its state.
 */
export const useViews = <P extends AnyPlace>(list: ViewList, query: ListQuery<P>, place: P) => {
  const asked = useQuery(useViewQueries().views, list);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const commands = useViewCommands(list);
  const hasBegun = useRef(false);
  const services = useServices();
  const [kept] = useState(() => seenViews(services, list));
  const stillHere = useStillHere();
  // What kept the changes of a view from being saved, in words.
  const [trouble, setTrouble] = useState<{
    readonly id: string;
    readonly issue: string;
    readonly isTheirs: boolean;
  }>();
  const [isKeeping, setKeeping] = useState(false);
  const views = asked.value?.views;
  const named = place.view;
  const state = stateOf(query, place);
  // An address that says nothing shows everything.
  const isWhole = named === ALL || (named === undefined && Object.keys(state).length === 0);
  const current = isWhole ? WHOLE : views?.find(({ id }) => id === named);
  const begin = named === undefined ? asked.value?.defaultId : named;
  const isBare = Object.keys(state).length === 0 && search.size === (named === undefined ? 0 : 1);
  const isChanged = current !== undefined && !isSameState(state, plainState(query, current.state));
  // The view as it was when somebody began to change what it shows: what a colleague makes of that meanwhile is not written
  // over. What it is called, and who sees it, is no part of that.
  const [seen, setSeen] = useState(current);
  const isNews = (view: ListView): boolean => {
    if (seen?.id !== view.id) return true;
    if (seen.version === view.version) return false;
    return !isChanged || isSameState(plainState(query, seen.state), plainState(query, view.state));
  };
  if (current !== undefined && isNews(current)) {
    const isOther = seen?.id !== current.id;
    setSeen((isOther && isChanged ? kept.of(current) : undefined) ?? current);
  }
  useEffect(() => {
    if (seen === undefined || seen.id !== current?.id) return;
    if (isChanged) kept.keep(seen);
    else kept.drop(seen.id);
  }, [kept, seen, current?.id, isChanged]);
  const first = isBare ? views?.find(({ id }) => id === begin) : undefined;
  const isKnown = views !== undefined;

  useEffect(() => {
    if (!isKnown || hasBegun.current) return;
    hasBegun.current = true;
    if (first !== undefined)
      void navigate(viewHref(query, first), { replace: true, preventScrollReset: true });
  }, [isKnown, first, navigate, query]);

  const go = (view: Pick<ListView, 'id' | 'state'>): void => {
    setTrouble(undefined);
    void navigate(viewHref(query, view), { replace: true, preventScrollReset: true });
  };
  return {
    asked,
    commands,
    trouble: trouble?.id === current?.id ? trouble : undefined,
    /** Saves what is shown as a new view, and goes there; answers what there is to say of it otherwise. */
    add: async (said: Pick<ViewInput, 'name' | 'scope'>): Promise<string | undefined> => {
      const isStillHere = stillHere();
      const came = await commands.add({ ...said, state });
      if ('view' in came && isStillHere()) go(came.view);
      return issueIn(came);
    },
    isKeeping,
    /** Keeps what is shown as the view. */
    keep: async (): Promise<void> => {
      if (isKeeping) return;
      setKeeping(true);
      const isStillHere = stillHere();
      const view = seen ?? WHOLE;
      const came = await commands.change(view, { name: view.name, scope: scopeOf(view), state });
      setKeeping(false);
      if ('issue' in came) setTrouble({ id: view.id, issue: came.issue, isTheirs: came.isTheirs === true });
      else if (isStillHere()) go(came.view);
    },
    /** The view that the address names, if it is there. */
    current,
    /** The address names one that is not. */
    isGone: named !== undefined && isKnown && current === undefined,
    /** What is shown is not what the view says. */
    isChanged,
    state,
    hrefOf: (view: Pick<ListView, 'id' | 'state'>) => viewHref(query, view),
    hrefOfAll: viewHref(query, WHOLE),
    go,
    /** Stays where the list is, without the name of a view. */
    forget: () => {
      const { view: _view, ...rest } = place;
      void navigate(`?${query.write(rest as P).toString()}`, { replace: true, preventScrollReset: true });
    },
  };
};

export type Views = ReturnType<typeof useViews>;
