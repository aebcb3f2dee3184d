import { css } from '@ykd/adapters-ui/styled';
import type { PictureColour } from './picture-parts';

/** The token of each colour, as the class of something that has it. */
const CLASSES: Readonly<Record<PictureColour, string>> = {
  page: css({ color: 'bg.page' }),
  sheet: css({ color: 'bg.raised' }),
  line: css({ color: 'line' }),
  text: css({ color: 'fg.default' }),
  muted: css({ color: 'fg.muted' }),
  amber: css({ color: 'amber.solid' }),
  onAmber: css({ color: 'amber.contrast' }),
  amberText: css({ color: 'amber.fg' }),
  amberSubtle: css({ color: 'amber.subtle' }),
  brand: css({ color: 'brand.solid' }),
  onBrand: css({ color: 'brand.contrast' }),
  paper: css({ color: 'qr.paper' }),
  ink: css({ color: 'qr.ink' }),
};

/** The colours as the page has them now, light or dark: a canvas knows no tokens. */
export const pictureColours = (document: Document): Readonly<Record<PictureColour, string>> => {
  const colourOf = (name: string): string => {
    // Each on an element of its own: on one that had another colour before, it would be on its way from that one.
    const probe = document.createElement('span');
    probe.className = name;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  return Object.fromEntries(
    Object.entries(CLASSES).map(([colour, name]) => [colour, colourOf(name)]),
  ) as Record<PictureColour, string>;
};
