import { useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@ykd/adapters-ui/widgets';
import { adminPageOf, adminTrail, mayOpen, type StaffMember } from '@ykd/domain/access';
import { Link, useLocation } from 'react-router-dom';
import { useServices } from '../../container/services-context';
import { listBefore } from '../../features/admin/blocks/way-back';
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
    // A phone has room for the last step, and for an arrow that leads to the one above it.
    '& li:not(:last-child)': { display: { base: 'none', md: 'flex' }, flexShrink: 0 },
    '& li:last-child': { color: 'fg.default', fontWeight: 'medium' },
    '& a, & span': { overflow: 'hidden', textOverflow: 'ellipsis', py: '1' },
    '& a:hover': { color: 'fg.default' },
    '& svg': { flex: 'none', color: 'fg.subtle' },
  },
});

/** The way down to a page; above it stands the list from which one came, just as it was left. */
const stepsTo = (path: string, staff: StaffMember, state: unknown) => {
  // A page may stand below one that only others may open.
  const steps = adminTrail(path).filter((step) => {
    const page = adminPageOf(step.path);
    return page !== undefined && mayOpen(staff, page);
  });
  const [first, before, last] = [steps[0], listBefore(state), steps.at(-1)];
  return first === undefined || last === undefined || before === undefined ? steps : [first, before, last];
};

/** Where in the console the page is. */
export function Trail({ path, staff }: { path: string; staff: StaffMember }) {
  const named = useStore(useServices().base, (state) => state.pageTitle);
  const steps = stepsTo(path, staff, useLocation().state).map((step, at, all) =>
    // A page about one of many is called after what it shows.
    at === all.length - 1 && adminPageOf(step.path)?.path.includes(':') ? { ...step, title: named } : step,
  );
  const above = steps.length > 2 ? steps.at(-2) : undefined;
  return (
    <styled.nav
      aria-label={admin.trail}
      display="flex"
      alignItems="center"
      minWidth="0"
      marginInlineEnd="auto"
    >
      {above && (
        <styled.span display={{ base: 'flex', md: 'none' }}>
          <IconButton asChild size="sm" label={admin.backTo(above.title)}>
            <Link to={above.path}>
              <ChevronLeftIcon />
            </Link>
          </IconButton>
        </styled.span>
      )}
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
