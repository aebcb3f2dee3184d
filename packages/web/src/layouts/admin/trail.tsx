import { useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { ChevronRightIcon } from '@ykd/adapters-ui/widgets';
import { adminPageOf, adminTrail } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { useServices } from '../../container/services-context';
import { admin } from '../../features/admin/messages/zh-CN/admin';

const Steps = styled('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minWidth: 0,
    listStyle: 'none',
    fontSize: 'sm',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    '& li': { display: 'flex', alignItems: 'center', gap: '1', minWidth: 0 },
    // A phone has room for the last step; the way up is in the navigation.
    '& li:not(:last-child)': { display: { base: 'none', md: 'flex' } },
    '& li:last-child': { color: 'fg.default', fontWeight: 'medium' },
    '& a, & span': { overflow: 'hidden', textOverflow: 'ellipsis', py: '1' },
    '& a:hover': { color: 'fg.default' },
    '& svg': { flex: 'none', color: 'fg.subtle' },
  },
});

/** Where in the console the page is. */
export function Trail({ path }: { path: string }) {
  const named = useStore(useServices().base, (state) => state.pageTitle);
  const steps = adminTrail(path).map((step) =>
    // A page about one of many is called after what it shows.
    adminPageOf(step.path)?.path.includes(':') ? { ...step, title: named } : step,
  );
  return (
    <styled.nav aria-label={admin.trail} minWidth="0" marginInlineEnd="auto">
      <Steps>
        {steps.map((step, at) =>
          at === steps.length - 1 ? (
            <li key={step.path} aria-current="page">
              <span>{step.title}</span>
            </li>
          ) : (
            <li key={step.path}>
              <Link to={step.path}>{step.title}</Link>
              <ChevronRightIcon size={14} />
            </li>
          ),
        )}
      </Steps>
    </styled.nav>
  );
}
