import { styled } from '@ykd/adapters-ui/styled';

/** The card in the corner of the window: on what stays at its lower edge, above the page and below every dialog. */
export const Corner = styled('aside', {
  base: {
    position: 'absolute',
    insetInlineEnd: { base: '4', md: '6' },
    insetInlineStart: { base: '4', sm: 'auto' },
    bottom: '100%',
    marginBottom: { base: '4', md: '6' },
    width: { sm: '80' },
    animation: 'riseIn {durations.normal} {easings.out}',
    '& > *': { bg: 'bg.raised' },
  },
});
