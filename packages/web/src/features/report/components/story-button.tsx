import { styled } from '@ykd/adapters-ui/styled';

/** A button, or a link like one, in the colours of its report. */
export const StoryButton = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '11',
    minWidth: '11',
    px: '4',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'full',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    color: 'var(--report-ink)',
    _focusVisible: { outlineColor: 'var(--report-ink)' },
  },
  variants: {
    kind: {
      solid: { bg: 'var(--report-accent)', color: 'var(--report-on-accent)' },
      soft: { bg: 'var(--report-card)', borderColor: 'var(--report-muted)' },
      bare: { px: '2', _hover: { bg: 'var(--report-card)' } },
    },
  },
  defaultVariants: { kind: 'soft' },
});
