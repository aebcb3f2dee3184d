import { styled } from '@ykd/adapters-ui/styled';

/**
 * What the head of the page covers is not where somebody reads: addresses and the focus lead below it, and a part that is
 * laid out above the one that was jumped to does not move that one.
 */
const BELOW_HEAD = {
  'html:has(&)': { scrollPaddingTop: { base: 'belowLessonTallHead', lg: 'belowLessonHead' } },
};

/** The setting of a lesson's text: 17 px on 1.8, at most 42 em wide. */
export const Prose = styled('article', {
  base: {
    textStyle: 'lesson',
    maxWidth: 'prose',
    width: 'full',
    minWidth: 0,
    outline: 'none',
    overflowWrap: 'break-word',
    ...BELOW_HEAD,
    '& section + section': { marginTop: '3rem' },
    '& .chunk > * + *, & .chunk + .chunk': { marginTop: '1.1em' },
    // Of a long lesson only what is near the screen is laid out; what is not drawn yet takes the same place.
    '& .chunk.long': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 1000px' },
    '& .chunk[data-drawn=false]': { blockSize: '1000px' },
    '& img': { maxWidth: 'full', height: 'auto', borderRadius: 'md', bg: 'bg.subtle' },
    '& h2': { fontSize: '1.4em' },
    '& .chunk > * + h2': { marginTop: '1.6em' },
    '& h3': { fontSize: '1.15em' },
    '& h4': { fontSize: '1em' },
    '& .chunk > * + :is(h3, h4)': { marginTop: '1.5em' },
    '& ul, & ol': { paddingInlineStart: '1.6em' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li + li, & li > ul, & li > ol': { marginTop: '0.35em' },
    '& li::marker': { color: 'fg.subtle' },
    '& li > * + *': { marginTop: '0.6em' },
    '& strong': { fontWeight: 'semibold' },
    '& em': { fontStyle: 'normal', textEmphasis: 'filled dot', textEmphasisPosition: 'under right' },
    '& a': {
      color: 'brand.fg',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.25em',
    },
    '& :not(pre) > code': {
      fontFamily: 'mono',
      fontSize: '0.88em',
      px: '0.35em',
      py: '0.15em',
      borderRadius: 'sm',
      bg: 'bg.subtle',
      borderWidth: '1px',
      borderColor: 'line',
    },
    '& blockquote': {
      borderInlineStartWidth: '3px',
      borderColor: 'brand.solid',
      bg: 'brand.subtle',
      borderEndRadius: 'md',
      px: '1em',
      py: '0.7em',
    },
    '& blockquote > * + *': { marginTop: '0.5em' },
    '& hr': { borderTopWidth: '1px', borderColor: 'line' },
    '& table': { borderCollapse: 'collapse', width: 'full', fontSize: '0.94em', lineHeight: 'normal' },
    '& th, & td': {
      borderBottomWidth: '1px',
      borderColor: 'line',
      px: '0.8em',
      py: '0.55em',
      textAlign: 'start',
    },
    '& th': { fontWeight: 'semibold', bg: 'bg.subtle', whiteSpace: 'nowrap' },
  },
});
