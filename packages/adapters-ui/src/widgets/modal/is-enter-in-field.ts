import type { KeyboardEvent } from 'react';

/** Enter in a one-line field that no form of its own answers; not the Enter that ends a word in an input method. */
export function isEnterInField({ key, keyCode, nativeEvent, target }: KeyboardEvent): boolean {
  // Safari reports the end of a composition only by this key code.
  const composing = nativeEvent.isComposing || keyCode === 229;
  return key === 'Enter' && !composing && target instanceof HTMLInputElement && target.form === null;
}
