import { styled } from '../../styled/index.js';

/** A sheet of paper with the table on it, which scrolls sideways by itself; on a phone the rows are sheets of their own. */
export const Sheet = styled('div', {
  base: {
    minWidth: 0,
    overflowX: { md: 'auto' },
    scrollMarginTop: '20',
    borderRadius: 'card',
    borderColor: 'line',
    borderWidth: { md: '1px' },
    bg: { md: 'bg.surface' },
    transition: 'opacity {durations.normal}',
    '&[inert]': { opacity: 0.5 },
    _focusVisible: { outlineOffset: { md: '-2px' } },
  },
});

export const Table = styled('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    lineHeight: 'snug',
    borderCollapse: 'collapse',
    mdDown: { display: 'block' },
    // More rows on a screen.
    md: { '&[data-density=compact] :is(td, tbody th)': { py: '1' } },
  },
});

/** On a phone only the box for all rows is left of it: the rest says the titles in the rows. */
export const Head = styled('thead', {
  base: {
    bg: { md: 'bg.subtle' },
    color: 'fg.muted',
  },
  variants: { hasBox: { true: { mdDown: { display: 'block' } }, false: { mdDown: { display: 'none' } } } },
});

export const HeadLine = styled('tr', { base: { mdDown: { display: 'block' } } });

export const HeadCell = styled('th', {
  base: {
    px: '4',
    py: '2',
    height: '11',
    textAlign: 'start',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
    borderColor: 'line',
    mdDown: { display: 'none' },
  },
  variants: {
    align: { end: { textAlign: 'end' } },
    isBox: {
      true: {
        width: '11',
        px: { base: '0', md: '1' },
        mdDown: { display: 'block', width: 'full', borderBottomWidth: 0, '& > label': { px: '4' } },
        // Words beside it where there is no column under it.
        '& > label > span': { display: { md: 'none' } },
      },
    },
  },
});

export const Body = styled('tbody', {
  base: { mdDown: { display: 'flex', flexDirection: 'column', gap: '3' } },
});

export const Line = styled('tr', {
  base: {
    borderColor: 'line',
    md: {
      '&:not(:last-child)': { borderBottomWidth: '1px' },
      '&:hover:not([data-chosen])': { bg: 'bg.subtle' },
    },
    mdDown: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1.5',
      padding: '4',
      borderWidth: '1px',
      borderRadius: 'card',
      bg: 'bg.surface',
    },
    '&[data-chosen]': { bg: 'brand.subtle', borderColor: 'brand.line' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  variants: { opens: { true: { cursor: { md: 'pointer' }, scrollMarginBlock: '20' } } },
});

export const Cell = styled('td', {
  base: {
    px: { md: '4' },
    py: { md: '3' },
    textAlign: 'start',
    fontWeight: 'normal',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
  },
  variants: {
    align: { end: { textAlign: { md: 'end' } } },
    narrow: {
      head: { mdDown: { order: -1 } },
      line: {
        mdDown: {
          flex: '1 0 100%',
          display: 'flex',
          justifyContent: 'space-between',
          gap: '4',
          textAlign: 'end',
        },
      },
      gone: { mdDown: { display: 'none' } },
    },
    isHead: { true: { fontWeight: 'medium', minWidth: { md: '28' }, mdDown: { flex: '1', fontSize: 'md' } } },
    isBox: {
      true: {
        width: '11',
        px: { base: '0', md: '1' },
        mdDown: { order: -2, marginInlineStart: '-3', marginInlineEnd: '-3' },
      },
    },
  },
});

/** The title of a value, where no column says it. */
export const CellTitle = styled('span', {
  base: { display: { base: 'block', md: 'none' }, flexShrink: 0, color: 'fg.muted' },
});
