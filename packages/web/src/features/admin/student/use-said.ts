import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * What the address of the page says beside whom it is about: which part of a list, which days. It is said in place of this
 * entry of the history, which keeps what it carries: the way back leads to the list in one step, just as it was left.
 */
export const useSaid = () => {
  const [said] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const say = (words: Readonly<Record<string, string | undefined>>): void => {
    const next = new URLSearchParams(said);
    for (const [name, text] of Object.entries(words)) {
      if (text === undefined) next.delete(name);
      else next.set(name, text);
    }
    void navigate(`?${next}`, { replace: true, preventScrollReset: true, state });
  };
  return { said, say };
};
