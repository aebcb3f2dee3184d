import { styled } from '@ykd/adapters-ui/styled';
import { classGlance as words } from '../messages/zh-CN/class-glance';

const Strip = styled('svg', {
  base: {
    display: 'block',
    width: { base: '40', md: 'full' },
    minWidth: '32',
    height: '4',
    bg: 'bg.subtle',
    borderRadius: 'sm',
    '& path': { fill: 'data.green' },
  },
});

/** A row of the map of days: a mark for each day on which he studied, today at the end. It is one shape, however many days. */
export function StudyStrip({ marks }: { marks: string }) {
  const studied = [...marks].flatMap((mark, at) => (mark === '1' ? [at] : []));
  return (
    <Strip
      role="img"
      aria-label={words.studiedDays(studied.length, marks.length)}
      viewBox={`0 0 ${marks.length} 1`}
      preserveAspectRatio="none"
    >
      <path d={studied.map((at) => `M${at} 0h.85v1h-.85z`).join('')} />
    </Strip>
  );
}
