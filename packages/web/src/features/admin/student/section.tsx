import { styled } from '@ykd/adapters-ui/styled';
import { ChevronDownIcon, IconButton } from '@ykd/adapters-ui/widgets';
import { useRef, useState, type ReactNode } from 'react';
import { student as words } from '../messages/zh-CN/student';
import { sectionId, type SectionName } from './sections';
import { useSectionInSight } from './use-section-in-sight';

const Frame = styled('section', {
  base: {
    minWidth: 0,
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    scrollMarginTop: '20',
    outline: 'none',
  },
});

const Head = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '12',
    px: { base: '4', md: '5' },
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& > h2': { flex: '1', fontSize: 'md', minWidth: 0 },
    // Only a phone folds sections away.
    '& > [aria-expanded]': { display: { lg: 'none' } },
    '& > [aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
  variants: { isOpen: { true: {}, false: { lgDown: { borderBottomWidth: 0 } } } },
});

const Body = styled('div', {
  base: { padding: { base: '4', md: '5' }, minWidth: 0 },
  variants: { isOpen: { true: {}, false: { lgDown: { display: 'none' } } } },
});

export type SectionProps = {
  name: SectionName;
  children: ReactNode;
  /** At the end of its title. */
  aside?: ReactNode;
};

/** A part of the page of a student. On a phone it can be folded away. */
export function Section({ name, children, aside }: SectionProps) {
  const [isOpen, setOpen] = useState(true);
  const title = words.sections[name];
  const id = sectionId(name);
  const frame = useRef<HTMLElement>(null);
  useSectionInSight(frame, name);
  return (
    <Frame ref={frame} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <Head isOpen={isOpen}>
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
        <IconButton
          size="sm"
          label={isOpen ? words.hide(title) : words.show(title)}
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDownIcon size={18} />
        </IconButton>
      </Head>
      <Body id={`${id}-body`} isOpen={isOpen}>
        {children}
      </Body>
    </Frame>
  );
}
