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
  const [isComposing, setComposing] = useState(false);
  // The address changed by itself: a way back, a link, all filters taken back.
  if (given !== value) {
    setGiven(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (isComposing || wanted === value) return undefined;
    const timer = setTimeout(() => onChange(wanted === '' ? undefined : wanted), REST_MS);
    return () => clearTimeout(timer);
  }, [text, value, isComposing, onChange]);
  const composing = {
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  };
  return { text, setText, composing };
};
