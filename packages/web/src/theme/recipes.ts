/**
 * Recipes for the Chakra layout primitives that pages use. Only what is used stands here: the stock recipes cost
 * 25 kB (gzip) and look like a template.
 */
export const recipes = {
  heading: {
    base: { fontFamily: 'heading', fontWeight: 'semibold', lineHeight: 'tight' },
    variants: {
      size: {
        sm: { fontSize: 'md' },
        md: { fontSize: 'lg' },
        lg: { fontSize: 'xl' },
        xl: { fontSize: '2xl' },
        '2xl': { fontSize: '3xl' },
        '3xl': { fontSize: '4xl' },
      },
    },
    defaultVariants: { size: 'lg' },
  },
  link: {
    base: {
      color: 'brand.fg',
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
      borderRadius: 'sm',
      _hover: { textDecorationThickness: '2px' },
    },
  },
  separator: { base: { borderTopWidth: '1px', borderColor: 'line' } },
  container: {
    base: { width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '4', md: '6' } },
  },
} as const;
