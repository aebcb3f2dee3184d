import { styled } from '../styled/index.js';
import type { ComponentProps } from 'react';

/** A short state beside a title: 已支付, 审核中. The words carry the meaning, the tone only helps. */
export const Badge = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    height: '6',
    px: '2',
    borderWidth: '1px',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'none',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.subtle', color: 'fg.muted', borderColor: 'line' },
      brand: { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.line' },
      amber: { bg: 'amber.subtle', color: 'amber.fg', borderColor: 'amber.line' },
      danger: { bg: 'danger.subtle', color: 'danger.fg', borderColor: 'danger.line' },
      info: { bg: 'info.subtle', color: 'info.fg', borderColor: 'info.line' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type BadgeProps = ComponentProps<typeof Badge>;
