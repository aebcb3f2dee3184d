import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeftIcon, ArrowRightIcon } from '@ykd/adapters-ui/widgets';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { study } from '../../../messages/zh-CN/study';
import type { LessonLink } from '../outline';

const Ways = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
    width: 'full',
    maxWidth: '45rem',
    marginTop: '14',
    '& > *': {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      padding: '4',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
    },
    '& > a': { bg: 'bg.surface', transition: 'border-color 120ms' },
    '& > a:hover': { borderColor: 'line.strong' },
    '& > .end': { borderStyle: 'dashed', color: 'fg.muted' },
    '& .way': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      fontSize: 'sm',
      color: 'fg.subtle',
    },
    '& .next': { gridColumn: { sm: 2 }, textAlign: 'end', alignItems: 'flex-end' },
  },
});

/** Where the arrow keys mean something else already. */
const OWN_ARROWS = 'input, textarea, select, [contenteditable], [role=group], [role=menu], [role=dialog]';

const useArrowKeys = (previous: string | undefined, next: string | undefined): void => {
  const navigate = useNavigate();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null) return;
      const to = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : undefined;
      if (to !== undefined) void navigate(to);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [navigate, previous, next]);
};

export type LessonNavProps = {
  previous: LessonLink | undefined;
  next: LessonLink | undefined;
  addressOf: (lesson: LessonLink) => string;
};

/** The lessons before and after this one, also by the arrow keys. */
export function LessonNav({ previous, next, addressOf }: LessonNavProps) {
  useArrowKeys(previous && addressOf(previous), next && addressOf(next));
  return (
    <Ways aria-label={study.keys}>
      {previous && (
        <Link to={addressOf(previous)}>
          <span className="way">
            <ArrowLeftIcon size={16} />
            {study.previous}
          </span>
          {previous.title}
        </Link>
      )}
      {next ? (
        <Link to={addressOf(next)} className="next">
          <span className="way">
            {study.next}
            <ArrowRightIcon size={16} />
          </span>
          {next.title}
        </Link>
      ) : (
        <div className="next end">
          <span className="way">{study.finished}</span>
          {study.finishedHint}
        </div>
      )}
    </Ways>
  );
}
