/** The head of a lesson's page, in pixels: its row, the line of what is saved below that, and their edges. */
export const HEAD_ROW = 56;
export const SAVING_ROW = 36;
const EDGE = 1;
/** What it covers of a wide window. */
export const HEAD = HEAD_ROW + EDGE;
/** What it covers of a narrow one, on which the second line is its own. */
export const TALL_HEAD = HEAD + SAVING_ROW + EDGE;

/** The columns beside the text. */
export const OUTLINE_WIDTH = '296px';
export const ASIDE_WIDTH = '22rem';
