import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAhead } from '../../../lists/use-ahead';
import { useHere } from '../../../lists/use-here';

/** What is said, by its names; undefined: nothing. */
type Words = Readonly<Record<string, string | undefined>>;

/**
 * What the address of the page says beside whom it is about: which part of a list, which days. What is said last stands last.
 * The entries of the history carry on what the first one carried: from each the trail leads to the list, as it was left.
 */
export const useSaid = () => {
  const [said] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const here = useHere();
  const { ahead, goes } = useAhead<URLSearchParams>(said);
  const goTo = (words: Words, replace: boolean): void => {
    // What comes late must not change the address of another page.
    const now = here();
    if (now?.pathname !== pathname) return;
    const next = new URLSearchParams(ahead() ?? now.search);
    for (const [name, text] of Object.entries(words)) {
      next.delete(name);
      if (text !== undefined) next.set(name, text);
    }
    goes(next);
    void navigate(`?${next}`, { replace, preventScrollReset: true, state: now.state });
  };
  return {
    said,
    /** In place of this entry of the history: what is only chosen anew. */
    say: (words: Words) => goTo(words, true),
    /** As the next step, which the way back takes back: a page that is turned. */
    turn: (words: Words) => goTo(words, false),
  };
};
