import { styled } from '@ykd/adapters-ui/styled';
import { CheckCircleIcon, ClockIcon } from '@ykd/adapters-ui/widgets';
import type { Dashboard } from '@ykd/application/learn';
import { useServices } from '../../../container/services-context';
import { learn } from '../../../messages/zh-CN/learn';
import { happenings } from '../happenings';

/** What is happening now, in a few lines. */
export function HappeningsPanel({ dashboard }: { dashboard: Dashboard }) {
  const items = happenings(dashboard, useServices().environment.clock.now());
  return (
    <section aria-label={learn.now.title}>
      <styled.h2 textStyle="heading" marginBottom="3">
        {learn.now.title}
      </styled.h2>
      <styled.ul
        listStyle="none"
        display="flex"
        flexDirection="column"
        gap="2.5"
        fontSize="sm"
        lineHeight="snug"
      >
        {items.map(({ id, text, tone }) => (
          <styled.li
            key={id}
            display="flex"
            gap="2"
            color={tone === 'urgent' ? 'amber.fg' : 'fg.muted'}
            fontWeight={tone === 'urgent' ? 'medium' : undefined}
          >
            {tone === 'urgent' ? <ClockIcon size={18} /> : <CheckCircleIcon size={18} />}
            {text}
          </styled.li>
        ))}
        {items.length === 0 && <styled.li color="fg.muted">{learn.now.quiet}</styled.li>}
      </styled.ul>
    </section>
  );
}
