import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import {
  Answer,
  Button,
  Card,
  DataTable,
  EmptyState,
  SkeletonCard,
  type Column,
} from '@ykd/adapters-ui/widgets';
import { assistantList, type AssistantPage } from '@ykd/application/assistant';
import { ROLE_TITLES } from '@ykd/application/employee';
import {
  ADMIN_TEACHER_HAND_OVER_PATH,
  ADMIN_TEACHER_PAGE_PATH,
  ADMIN_TEACHER_PATH,
  adminStudentPath,
} from '@ykd/domain/access';
import { FOLLOW_UP_GROUPS, type FollowUpGroup } from '@ykd/domain/follow-up';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import type { ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { useServices } from '../../../container/services-context';
import { DayChart } from '../blocks/day-chart';
import { Lines, Quiet } from '../components/detail-parts';
import { Fact, Facts, Time } from '../components/facts';
import { Nothing } from '../components/nothing';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { memberTitle } from '../member-title';
import { assistants } from '../messages/zh-CN/assistants';
import { StudentsOf, useSeesStudentsOf } from '../people/students-of';
import { useAssistantQueries } from './assistant-queries';
import { shifts } from '../messages/zh-CN/shifts';
import { OwnWeek } from '../shifts/own-week';
import { AssistantTabs } from './assistant-tabs';
import { Written } from './hand-over-records';

const words = assistants.one;
const { columns } = assistantList;

const Stack = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: 0 },
});

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" room="md" aria-label={title}>
      <styled.h2 fontSize="md" marginBottom="3">
        {title}
      </styled.h2>
      {children}
    </Card>
  );
}

type Standing = { readonly id: FollowUpGroup; readonly count: number };

const STANDING: readonly Column<Standing, never>[] = [
  {
    id: 'group',
    title: words.standingColumns.group,
    isHead: true,
    narrow: 'head',
    cell: ({ id }) => assistants.groups[id],
  },
  { id: 'count', title: words.standingColumns.count, align: 'end', cell: ({ count }) => count },
];

/** A student by name, with the way to his page for whoever sees all of them. */
function Student({ staffId, id, children }: { staffId: string; id: string; children: string }) {
  const seesAll = useSeesStudentsOf(staffId);
  return seesAll ? <Link to={adminStudentPath(id)}>{children}</Link> : children;
}

function Figures({ one }: { one: AssistantPage }) {
  const { clock } = useServices().environment;
  const assisted = one.students - one.classTeacher;
  return (
    <Facts>
      <Fact title={columns.students.title}>
        <StudentsOf id={one.id} count={one.students}>
          {assistants.students(one.students)}
        </StudentsOf>
        （
        <StudentsOf id={one.id} count={one.classTeacher} filter={{ classTeacher: `is:${one.id}` }}>
          {assistants.asTeacher(one.classTeacher)}
        </StudentsOf>
        ，
        <StudentsOf id={one.id} count={assisted} filter={{ assistant: `is:${one.id}` }}>
          {assistants.asAssistant(assisted)}
        </StudentsOf>
        ）
      </Fact>
      <Fact title={columns.active.title}>
        <StudentsOf
          id={one.id}
          count={one.active}
          filter={{ carer: `is:${one.id}`, lastStudied: `after:${shanghaiDay(clock.now() - 7 * DAY_MS)}` }}
        >
          {assistants.students(one.active)}
        </StudentsOf>
      </Fact>
      <Fact title={columns.waiting.title}>{assistants.students(one.waiting)}</Fact>
      <Fact title={columns.contacted7.title}>{assistants.students(one.contacted7)}</Fact>
      <Fact title={columns.contacted30.title}>{assistants.students(one.contacted30)}</Fact>
      <Fact title={assistants.waitTitle}>{assistants.wait(one.wait)}</Fact>
    </Facts>
  );
}

function Shown({ one }: { one: AssistantPage }) {
  const standing = FOLLOW_UP_GROUPS.map((id) => ({ id, count: one.tally[id] })).filter(
    ({ count }) => count > 0,
  );
  return (
    <styled.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap="4"
      alignItems="start"
    >
      <Stack>
        <Part title={words.figures}>
          <Figures one={one} />
          {one.students > 0 && (
            <styled.div marginTop="4">
              <Button asChild size="sm" variant="outline">
                <Link to={`${ADMIN_TEACHER_HAND_OVER_PATH}?from=${encodeURIComponent(one.id)}`}>
                  {words.give}
                </Link>
              </Button>
            </styled.div>
          )}
        </Part>
        <Card as="section" room="md" aria-label={words.contacts}>
          <DayChart
            title={words.chart}
            lead={<h2>{words.contacts}</h2>}
            days={one.weeks.map(({ day, contacts }) => ({ day, value: contacts }))}
            inWords={words.times}
            inFigures={(count) => count}
            heads={words.heads}
          />
        </Card>
        <Part title={words.snoozed}>
          {one.snoozed.length === 0 ? (
            <Nothing title={words.noSnoozed} />
          ) : (
            <Lines>
              {one.snoozed.map((line) => (
                <li key={line.id}>
                  <Student staffId={one.id} id={line.id}>
                    {memberTitle(line)}
                  </Student>
                  <Quiet>{words.until(line.until)}</Quiet>
                </li>
              ))}
            </Lines>
          )}
        </Part>
        <Part title={words.handed}>
          {one.handed.length === 0 ? (
            <Nothing title={words.noHanded} />
          ) : (
            <Lines>
              {one.handed.map((line) => (
                <li key={line.id}>
                  <Student staffId={one.id} id={line.id}>
                    {memberTitle(line)}
                  </Student>
                  <Quiet>{words.by(line.by)}</Quiet>
                </li>
              ))}
            </Lines>
          )}
        </Part>
      </Stack>
      <Stack>
        <Part title={words.standing}>
          {standing.length === 0 ? (
            <Nothing title={assistants.give.nobody} />
          ) : (
            <DataTable<Standing, never>
              caption={words.standingCaption}
              cols={STANDING}
              rows={standing}
              nameOf={({ id }) => assistants.groups[id]}
            />
          )}
        </Part>
        {one.role !== null && (
          <Part title={shifts.own.title}>
            <OwnWeek staffId={one.id} />
          </Part>
        )}
        <Part title={words.notes}>
          {one.notes.length === 0 ? (
            <Nothing title={words.noNotes} />
          ) : (
            <Lines>
              {one.notes.map(({ id, studentId, student, text, at }) => (
                <li key={id}>
                  <styled.p display="flex" flexWrap="wrap" columnGap="3">
                    <styled.span fontWeight="medium">
                      <Student staffId={one.id} id={studentId}>
                        {student ?? words.aStudent}
                      </Student>
                    </styled.span>
                    <styled.span color="fg.muted">
                      <Time at={at} />
                    </styled.span>
                  </styled.p>
                  <Written>{text}</Written>
                </li>
              ))}
            </Lines>
          )}
        </Part>
      </Stack>
    </styled.div>
  );
}

/** One who looks after students: how he stands, what he did, and what is open. Beyond the Specification. */
export function Component() {
  const { pathname } = useLocation();
  const staffId = matchPath(ADMIN_TEACHER_PAGE_PATH, pathname)?.params.staffId ?? '';
  const asked = useQuery(useAssistantQueries().page, { staffId });
  const { value } = asked;
  const isAbsent = asked.status === 'refused' && asked.refusal?.kind === 'entity-not-found';
  const name = value && memberTitle(value);
  usePageTitle(name);
  return (
    <>
      <PageTitle
        {...(name === undefined ? {} : { title: name })}
        note={value?.role ? ROLE_TITLES[value.role] : undefined}
      />
      <AssistantTabs />
      {isAbsent ? (
        <Card>
          <EmptyState
            drawing="search"
            title={words.absent}
            hint={words.absentHint}
            action={
              <Button asChild variant="outline">
                <Link to={ADMIN_TEACHER_PATH}>{words.back}</Link>
              </Button>
            }
          />
        </Card>
      ) : (
        <Answer of={asked} failed={words.failed} refused={<Refused />} waiting={<SkeletonCard lines={6} />}>
          {(one) => <Shown one={one} />}
        </Answer>
      )}
    </>
  );
}
