import type { KeyboardEvent } from 'react';

/** Enter in a one-line field that no form with a button of its own answers; not the Enter that ends a word in an input method. */
export function isEnterInField({ key, keyCode, nativeEvent, target }: KeyboardEvent): boolean {
  // Safari reports the end of a composition only by this key code.
  const composing = nativeEvent.isComposing || keyCode === 229;
  if (key !== 'Enter' || composing || !(target instanceof HTMLInputElement)) return false;
  return !target.form?.querySelector('[type=submit]');
}
