import { styled } from '@ykd/adapters-ui/styled';
import { AlertCircleIcon, Button } from '@ykd/adapters-ui/widgets';
import { UNKNOWN_COURSE_PROBLEM } from '@ykd/application/course';
import type { ErrorOf } from '@ykd/application/shared';
import { useEffect, useRef } from 'react';
import { courses } from '../messages/zh-CN/courses';

const words = courses.upload;

const Lines = styled('ol', {
  base: {
    listStyle: 'none',
    marginTop: '3',
    maxHeight: '24rem',
    overflowY: 'auto',
    fontSize: 'sm',
    borderTopWidth: '1px',
    borderColor: 'line',
    _focusVisible: { outlineOffset: '-2px' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'minmax(12rem, 2fr) 5fr' },
      columnGap: '4',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'line',
      overflowWrap: 'anywhere',
    },
  },
});

type ProblemListProps = Omit<ErrorOf<'course-problems'>, 'kind'> & {
  /** Shows the ids that a course may have. */
  onIds: () => void;
};

/** All that is wrong with a course that was not brought in, file by file, each at its line. */
export function ProblemList({ problems, total, onIds }: ProblemListProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [problems]);
  return (
    <styled.div ref={panel} tabIndex={-1} role="alert" outline="none" marginTop="4">
      <styled.p display="flex" gap="1.5" color="danger.fg" fontWeight="medium">
        <AlertCircleIcon size={18} />
        {words.problems(total)} {problems.length < total && words.more(problems.length)}
      </styled.p>
      <Lines tabIndex={0} aria-label={words.problem}>
        {problems.map(({ file, line, problem }) => (
          <li key={`${file}:${line ?? ''}:${problem}`}>
            <styled.span fontWeight="medium" fontVariantNumeric="tabular-nums">
              {words.line(file, line)}
            </styled.span>
            <span>
              {problem}{' '}
              {problem.endsWith(UNKNOWN_COURSE_PROBLEM) && (
                <Button variant="outline" size="sm" onClick={onIds}>
                  {words.toIds}
                </Button>
              )}
            </span>
          </li>
        ))}
      </Lines>
    </styled.div>
  );
}
