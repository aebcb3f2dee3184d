import { styled } from '../styled/index.js';
import type { ProgressTone } from '@ykd/domain/course';
import { messages } from './messages.js';

export type CourseProgressProps = {
  /** Percent; may exceed 100. */
  value: number;
  tone: ProgressTone;
  /** The accessible name; default 学习进度. */
  label?: string | undefined;
};

/** How much of a course is done: a bar with the number beside it, so that colour is never the only sign. */
export function CourseProgress({ value, tone, label = messages.courseProgress }: CourseProgressProps) {
  const percent = Number.isFinite(value) ? Math.max(0, value) : 0;
  // Never round up to a finish that is not there yet.
  const shown = Math.floor(percent);
  const filled = Math.min(100, percent);
  return (
    <styled.div display="flex" alignItems="center" gap="3">
      <styled.div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(filled)}
        aria-valuetext={`${shown}%`}
        flex="1"
        minWidth="12"
        height="2"
        borderRadius="full"
        bg="line"
        overflow="hidden"
      >
        <styled.div
          height="full"
          borderRadius="full"
          bg={tone === 'green' ? 'data.green' : 'data.red'}
          transition="width {durations.slow}"
          // A started course shows at least a round dot.
          style={{ width: filled === 0 ? 0 : `max(8px, ${filled}%)` }}
        />
      </styled.div>
      <styled.span
        aria-hidden
        minWidth="10"
        textAlign="end"
        fontSize="sm"
        fontWeight="semibold"
        lineHeight="none"
        fontVariantNumeric="tabular-nums"
        color="fg.muted"
      >
        {shown}%
      </styled.span>
    </styled.div>
  );
}
