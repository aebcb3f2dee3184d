import { pictureWords } from '@ykd/application/report-picture';
import { dataDrawing } from './data-drawing.js';
import { card, foot, head } from './frame.js';
import { MARGIN, type Sheet } from './sheet.js';
import { statement } from './statement.js';

const CODE = 190;
const FIGURE = 230;
/** Where the head ends. */
const HEAD_BOTTOM = 150;
const CARD = { height: 420, padding: 44 };

/** The picture of one page: what it says, a drawing of its data, and whose it is. */
export const pageLayout = (sheet: Sheet): string => {
  const { picture, width, height } = sheet;
  const footTop = height - 120 - CODE;
  const box = {
    x: MARGIN,
    y: footTop - 50 - CARD.height,
    width: width - MARGIN * 2,
    height: CARD.height,
  };
  const inside = {
    x: box.x + CARD.padding,
    y: box.y + CARD.padding,
    width: box.width - CARD.padding * 2,
    height: box.height - CARD.padding * 2,
  };
  const words = pictureWords(picture.report, picture.topic);
  // In the middle between the head and the card, whatever it says.
  const { bottom } = statement(sheet, words, { top: 0, largest: FIGURE });
  const top = HEAD_BOTTOM + (box.y - HEAD_BOTTOM - bottom) / 2;
  return [
    head(sheet),
    statement(sheet, words, { top, largest: FIGURE }).markup,
    card(sheet, box),
    dataDrawing(sheet, inside),
    foot(sheet, footTop, CODE),
  ].join('');
};
