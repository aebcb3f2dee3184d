// The measures of Specification §9, and our own, that a screen is built by; the theme makes tokens of those that styles name.

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION_MS = 3000;

/** The space between two toasts, in pixels. */
export const TOAST_GAP_PX = 16;

/** The space between the toasts and the edge of the window, in pixels. */
export const TOAST_OFFSET_PX = 20;

/** The head of a lesson's page, in pixels: its row, the line of what is saved below that, and their edges. */
export const LESSON_HEAD_ROW_PX = 56;
export const LESSON_SAVING_ROW_PX = 36;
const EDGE_PX = 1;

/** What it covers of a wide window. */
export const LESSON_HEAD_PX = LESSON_HEAD_ROW_PX + EDGE_PX;

/** What it covers of a narrow one, on which the second line is its own. */
export const LESSON_TALL_HEAD_PX = LESSON_HEAD_PX + LESSON_SAVING_ROW_PX + EDGE_PX;

/** How far below the head of a lesson an address leads, in pixels. */
export const LESSON_AIR_PX = 16;

/** How wide a modal is unless told otherwise, in pixels. */
export const MODAL_WIDTH_PX = 580;

/** How high the body of a modal may become, in hundredths of the window's height. */
export const MODAL_BODY_MAX_VH = 60;

/** How long a modal takes to close, in milliseconds. */
export const MODAL_CLOSE_MS = 200;

/** How long work has to last before the progress bar shows, in milliseconds. */
export const PROGRESS_THROTTLE_MS = 200;

/** How long the progress bar takes for its whole way, in milliseconds. */
export const PROGRESS_DURATION_MS = 5000;

/** How long the progress bar stays after the end of the work, in milliseconds. */
export const PROGRESS_HIDE_MS = 500;
