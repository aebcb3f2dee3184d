import { styled } from '../styled/index.js';
import { useId } from 'react';

const Pill = styled('span', {
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
    '&:is(:hover, :focus-visible) > [role=tooltip]': { display: 'block' },
  },
});

/** The colour of a tag comes from data and may be any: it stands in a dot with an edge, never behind or in the words. */
const Dot = styled('span', {
  base: {
    width: '2.5',
    height: '2.5',
    marginInlineEnd: '1.5',
    flexShrink: 0,
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'full',
  },
});

const Tip = styled('span', {
  base: {
    // Not only hidden to the eye: an unseen box at the edge would make the page scroll sideways.
    display: 'none',
    position: 'absolute',
    insetInlineStart: '-1px',
    bottom: '100%',
    zIndex: 'menu',
    width: 'max-content',
    maxWidth: 'min(14rem, 60vw)',
    px: '3',
    py: '2',
    // A clear edge instead of a gap, so that the pointer can move onto the words.
    borderBottom: '6px solid transparent',
    backgroundClip: 'padding-box',
    borderRadius: 'md',
    backgroundColor: 'fg.default',
    color: 'fg.inverse',
    fontSize: 'xs',
    lineHeight: 'snug',
    cursor: 'default',
  },
});

export type TagProps = {
  children: string;
  /** Shown as a tooltip on hover and on keyboard focus. */
  description?: string | undefined;
  /** A colour of its own, as CSS has it. */
  color?: string | undefined;
};

/** A label of a person or a course, with an explanation where there is one. */
export function Tag({ children, description, color }: TagProps) {
  const tipId = useId();
  const dot = color && <Dot aria-hidden style={{ backgroundColor: color }} />;
  if (!description) {
    return (
      <Pill>
        {dot}
        {children}
      </Pill>
    );
  }
  return (
    <Pill tabIndex={0} aria-describedby={tipId} cursor="help">
      {dot}
      {children}
      <Tip role="tooltip" id={tipId}>
        {description}
      </Tip>
    </Pill>
  );
}
