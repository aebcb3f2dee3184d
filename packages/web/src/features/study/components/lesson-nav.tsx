import { styled } from '@ykd/adapters-ui/styled';
import { ArrowLeftIcon, ArrowRightIcon } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { study } from '../messages/zh-CN/study';
import type { LessonLink } from '../outline';

const Ways = styled('nav', {
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

/** For those who have a keyboard. */
const Keys = styled('p', {
  base: {
    display: 'none',
    marginTop: '4',
    fontSize: 'sm',
    color: 'fg.subtle',
    '@media (hover: hover) and (pointer: fine)': { display: 'block' },
  },
});

export type LessonNavProps = {
  previous: LessonLink | undefined;
  next: LessonLink | undefined;
  addressOf: (lesson: LessonLink) => string;
  /** Behind the last lesson: what is still to be done. */
  end: ReactNode;
  /** Whether the keys of a lesson do what they do; default: yes. */
  hasKeys?: boolean;
};

/** The lessons before and after this one, also by the arrow keys, and which keys there are. */
export function LessonNav({ previous, next, addressOf, end, hasKeys = true }: LessonNavProps) {
  return (
    <>
      <Ways aria-label={study.ways}>
        {previous && (
          <Link to={addressOf(previous)} aria-keyshortcuts="ArrowLeft">
            <span className="way">
              <ArrowLeftIcon size={16} />
              {study.previous}
            </span>
            {previous.title}
          </Link>
        )}
        {next ? (
          <Link to={addressOf(next)} className="next" aria-keyshortcuts="ArrowRight">
            <span className="way">
              {study.next}
              <ArrowRightIcon size={16} />
            </span>
            {next.title}
          </Link>
        ) : (
          <div className="next end">
            <span className="way">{study.finished}</span>
            {end}
          </div>
        )}
      </Ways>
      {hasKeys && <Keys>{study.keys}</Keys>}
    </>
  );
}
