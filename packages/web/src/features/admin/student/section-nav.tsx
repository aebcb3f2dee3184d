import { styled } from '@ykd/adapters-ui/styled';
import type { MouseEvent } from 'react';
import { student as words } from '../messages/zh-CN/student';
import { sectionId, type SectionName } from './sections';

const Rail = styled('nav', {
  base: {
    display: { base: 'none', xl: 'block' },
    position: 'sticky',
    top: '20',
    alignSelf: 'start',
    fontSize: 'sm',
    '& ol': { listStyle: 'none', borderInlineStartWidth: '1px', borderColor: 'line' },
    '& a': {
      display: 'block',
      px: '3',
      py: '1.5',
      marginInlineStart: '-1px',
      borderInlineStartWidth: '2px',
      borderColor: 'transparent',
      color: 'fg.muted',
      _hover: { color: 'fg.default', borderColor: 'line.strong' },
    },
  },
});

/** Goes there without another entry of the history, and takes the focus along. */
const goTo = (event: MouseEvent, name: SectionName): void => {
  event.preventDefault();
  const section = document.getElementById(sectionId(name));
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
};

/** The ways to the sections, beside them on a wide screen. */
export function SectionNav({ names }: { names: readonly SectionName[] }) {
  return (
    <Rail aria-label={words.onThisPage}>
      <ol>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${sectionId(name)}`} onClick={(event) => goTo(event, name)}>
              {words.sections[name]}
            </a>
          </li>
        ))}
      </ol>
    </Rail>
  );
}
