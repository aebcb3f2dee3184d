import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

const Pill = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '7',
    px: '3',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'full',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: 'xs',
    '& > [role=tooltip]': { visibility: 'hidden', opacity: 0 },
    '&:is(:hover, :focus-visible) > [role=tooltip]': { visibility: 'visible', opacity: 1 },
  },
});

const Tip = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: 0,
    bottom: 'calc(100% + 6px)',
    zIndex: 'menu',
    width: 'max-content',
    maxWidth: '56',
    px: '3',
    py: '2',
    borderRadius: 'md',
    bg: 'fg.default',
    color: 'fg.inverse',
    fontSize: 'xs',
    lineHeight: 'snug',
    transition: 'opacity 120ms',
    pointerEvents: 'none',
  },
});

export type TagProps = {
  children: string;
  /** Shown as a tooltip on hover and on keyboard focus. */
  description?: string | undefined;
};

/** A label of a person or a course, with an explanation where there is one. */
export function Tag({ children, description }: TagProps) {
  const tipId = useId();
  if (!description) return <Pill>{children}</Pill>;
  return (
    <Pill tabIndex={0} aria-describedby={tipId} cursor="help">
      {children}
      <Tip role="tooltip" id={tipId}>
        {description}
      </Tip>
    </Pill>
  );
}
