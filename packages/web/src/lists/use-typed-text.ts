import { useEffect, useState } from 'react';

/** How long the typing has to rest. Specification §9 'Select search debounce'. */
const REST_MS = 250;

/**
 * The text of a field that narrows a list, told once the typing rests. What is still being composed (Chinese input methods)
 * is not a text yet.
 */
export const useTypedText = (value = '', onChange: (text: string | undefined) => void) => {
  const [given, setGiven] = useState(value);
  const [text, setText] = useState(value);
  /** What was told and has not come back as the value yet, the oldest first. */
  const [told, setTold] = useState<readonly string[]>([]);
  const [isComposing, setComposing] = useState(false);
  if (given !== value) {
    setGiven(value);
    const at = told.indexOf(value);
    setTold(told.slice(at + 1));
    // The address changed by itself: a way back, a link, all filters taken back. What was told here comes back while somebody
    // types on.
    if (at === -1 && text.trim() !== value) setText(value);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (isComposing || wanted === value) return undefined;
    const timer = setTimeout(() => {
      setTold((before) => (before.at(-1) === wanted ? before : [...before, wanted]));
      onChange(wanted === '' ? undefined : wanted);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, value, isComposing, onChange]);
  const composing = {
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  };
  return { text, setText, composing };
};
