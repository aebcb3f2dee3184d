/** Around the input and its list, in pixels. */
const MARGIN_PX = 8;
/** The list is never lower: one option and half of the next. */
const LEAST_PX = 64;

const scrollerOf = (element: HTMLElement): Element => {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement;
};

/**
 * Brings an input and the list below it into view together. Where both do not fit, as in a dialog above the keyboard of a
 * phone, the list becomes lower: its style gets `--room`.
 */
export function placeList(field: HTMLElement, sheet: HTMLElement): void {
  const { clientHeight } = scrollerOf(field);
  // The keyboard of some phones takes its room from the visual viewport alone.
  const visible = Math.min(clientHeight, window.visualViewport?.height ?? clientHeight);
  const above = sheet.getBoundingClientRect().top - field.getBoundingClientRect().top;
  sheet.style.setProperty('--room', `${Math.max(visible - above - 2 * MARGIN_PX, LEAST_PX)}px`);
  sheet.style.scrollMarginBlock = `${above + MARGIN_PX}px ${MARGIN_PX}px`;
  sheet.scrollIntoView({ block: 'nearest' });
}
