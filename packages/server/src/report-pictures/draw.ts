import { renderAsync } from '@resvg/resvg-js';
import { reportPictureSize, type ReportPicture } from '@ykd/application/ports';
import { FONT_FAMILY, FONT_FILES } from './drawing/fonts.js';
import { motif } from './layout/motif.js';
import { pageLayout } from './layout/page.js';
import { posterLayout } from './layout/poster.js';
import { coloursOf, type Sheet } from './layout/sheet.js';
import { createPen, type Pen } from './drawing/pen.js';
import { element } from './drawing/svg.js';

let kept: Pen | undefined;

/** The drawing of a picture, as SVG: nothing in it is read from elsewhere. */
const pictureMarkup = (picture: ReportPicture, pen: Pen): string => {
  const { width, height } = reportPictureSize(picture.topic);
  const sheet: Sheet = { pen, picture, colours: coloursOf(picture), width, height };
  const layout = picture.topic === 'poster' ? posterLayout : pageLayout;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    motif(sheet) + layout(sheet),
  );
};

/** What ReportPictures.draw promises, done here and now. */
export const drawPicture = async (picture: ReportPicture): Promise<Uint8Array> => {
  kept ??= createPen();
  const drawn = await renderAsync(pictureMarkup(picture, kept), {
    font: {
      loadSystemFonts: false,
      fontFiles: Object.values(FONT_FILES),
      defaultFontFamily: FONT_FAMILY,
    },
  });
  return drawn.asPng();
};
