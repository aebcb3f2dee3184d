import type { KeyboardEvent } from 'react';

/** Whether a key belongs to an input method. Safari reports the end of a composition only by this key code. */
export const isComposed = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
