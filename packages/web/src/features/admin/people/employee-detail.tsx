import { useQuery, useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Badge, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { EmployeeView } from '@ykd/application/employee';
import { hasRight, isSuperAdmin } from '@ykd/domain/access';
import { shanghaiDay, shanghaiMinute } from '@ykd/domain/shared';
import { useState, type ReactNode } from 'react';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { WholeHistory } from '../components/whole-history';
import { admin } from '../messages/zh-CN/admin';
import { people } from '../messages/zh-CN/people';
import { ContactForm } from './contact-form';
import { History } from './employee-history';
import { Mobile } from './employee-mobile';
import { usePeople } from './people-queries';
import { ViewAs } from '../viewing/view-as';
import { employeeName } from './employee-words';
import { FirstPassword } from './first-password';
import { RenewPasswordDialog } from './renew-password-dialog';
import { LeaveDialog, RightsDialog } from './rights-dialogs';
import { StudentsOf } from './students-of';
import { WhyTable } from './why-table';

const words = people.employee;

const Facts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '6rem minmax(0, 1fr)', sm: '7rem minmax(0, 1fr)' },
    columnGap: '3',
    rowGap: '2',
    alignItems: 'center',
    fontSize: 'sm',
    '& dt': { color: 'fg.muted' },
    '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
  },
});

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <styled.section aria-label={title}>
      <styled.h3 fontSize="md" marginBottom="2">
        {title}
      </styled.h3>
      <Card room="sm">{children}</Card>
    </styled.section>
  );
}

/** A role, and what is granted beside it. */
export function RightBadges({ role, grants }: Pick<EmployeeView, 'role' | 'grants'>) {
  return (
    <styled.span display="flex" flexWrap="wrap" gap="1">
      {role !== null && <Badge tone={isSuperAdmin({ role }) ? 'amber' : 'brand'}>{admin.roles[role]}</Badge>}
      {grants.map((grant) => (
        <Badge key={grant}>{admin.grants[grant]}</Badge>
      ))}
      {role === null && grants.length === 0 && words.nothing}
    </styled.span>
  );
}

const timeOr = (at: number | null): string => (at === null ? words.nothing : shanghaiMinute(at));

function About({ employee }: { employee: EmployeeView }) {
  const { id, userName, mobile, state, joinedAt, leftAt, lastLoginAt, sessions, students } = employee;
  return (
    <Facts>
      <dt>{words.state}</dt>
      <dd>
        <Badge tone={state === 'active' ? 'brand' : 'neutral'}>{words.states[state]}</Badge>
      </dd>
      <dt>{words.userName}</dt>
      <dd>{userName ?? words.nothing}</dd>
      <dt>{words.mobile}</dt>
      <dd>
        <Mobile userId={id} masked={mobile} />
      </dd>
      <dt>{words.joinedAt}</dt>
      <dd>{shanghaiDay(joinedAt)}</dd>
      {leftAt !== null && (
        <>
          <dt>{words.leftAt}</dt>
          <dd>{shanghaiDay(leftAt)}</dd>
        </>
      )}
      <dt>{words.students}</dt>
      <dd>
        <StudentsOf id={id} count={students}>
          {words.studentCount(students)}
        </StudentsOf>
      </dd>
      <dt>{words.lastLogin}</dt>
      <dd>{timeOr(lastLoginAt)}</dd>
      <dt>{words.sessions}</dt>
      <dd>{words.devices(sessions)}</dd>
    </Facts>
  );
}

/** Rights, and what is done with them: for super administrators, and not about themselves. */
function Rights({ employee }: { employee: EmployeeView }) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const ownId = useStore(useServices().base, ({ user }) => user?.id);
  const [ask, setAsk] = useState<'rights' | 'password' | 'leave'>();
  const [given, setGiven] = useState<string>();
  const mayChange = hasRight(me, 'staff.manage');
  const isActive = employee.state === 'active';
  const close = () => setAsk(undefined);
  return (
    <>
      <RightBadges {...employee} />
      {mayChange && employee.id === ownId && (
        <styled.p marginTop="2" fontSize="sm" color="fg.muted">
          {words.own}
        </styled.p>
      )}
      {mayChange && employee.id !== ownId && (
        <styled.div display="flex" flexWrap="wrap" gap="2" marginTop="3">
          <Button size="sm" variant="outline" onClick={() => setAsk('rights')}>
            {isActive ? words.changeRights : words.comeBack}
          </Button>
          {isActive && (
            <Button size="sm" variant="outline" onClick={() => setAsk('password')}>
              {words.renewPassword}
            </Button>
          )}
          {isActive && (
            <Button size="sm" variant="outline" color="danger.fg" onClick={() => setAsk('leave')}>
              {words.leave}
            </Button>
          )}
          {isActive && (
            <ViewAs
              userId={employee.id}
              name={employeeName(employee)}
              staff={{ role: employee.role ?? undefined, grants: employee.grants }}
            />
          )}
        </styled.div>
      )}
      {ask === 'rights' && <RightsDialog employee={employee} onClose={close} />}
      {ask === 'password' && <RenewPasswordDialog employee={employee} onClose={close} onGiven={setGiven} />}
      {ask === undefined && given !== undefined && (
        <FirstPassword of={employeeName(employee)} password={given} onClose={() => setGiven(undefined)} />
      )}
      {ask === 'leave' && <LeaveDialog employee={employee} onClose={close} />}
    </>
  );
}

function Whole({ employee }: { employee: EmployeeView }) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const { id } = employee;
  return (
    <styled.div display="flex" flexDirection="column" gap="5">
      <Card room="sm">
        <About employee={employee} />
      </Card>
      <Part title={words.rights}>
        <Rights employee={employee} />
      </Part>
      <Part title={words.contact}>
        <ContactForm employee={employee} />
      </Part>
      <Part title={words.why}>
        <WhyTable userId={id} />
      </Part>
      {hasRight(me, 'audit.see') && (
        <Part title={words.history}>
          <History userId={id} />
          <WholeHistory userId={id} />
        </Part>
      )}
    </styled.div>
  );
}

/** Everything about one of the people who work here. */
export function EmployeeDetail({ userId }: { userId: string }) {
  const one = useQuery(usePeople().one, userId);
  return (
    <Answer
      of={one}
      failed={words.failed}
      refused={<EmptyState drawing="search" title={words.missing} hint={words.missingHint} />}
      waiting={<SkeletonCard lines={6} />}
    >
      {(employee) => <Whole key={employee.id} employee={employee} />}
    </Answer>
  );
}
