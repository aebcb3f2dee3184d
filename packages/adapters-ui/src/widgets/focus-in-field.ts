/** Marks the whole of a field, with its label and message. */
export const fieldMark = { 'data-field': '' } as const;

/** Gives a control the focus, and brings it into view with its label and message. */
export function focusInField(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  (control.closest('[data-field]') ?? control).scrollIntoView({ block: 'nearest' });
}
