import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Card } from '@ykd/adapters-ui/widgets';
import type { ClassContact, MyClass } from '@ykd/application/my-schedule';
import { CLASS_STATE_TITLES } from '@ykd/domain/school-class';
import type { ReactNode } from 'react';
import { shanghaiDay, shanghaiDaysBetween } from '@ykd/domain/shared';
import { CopyButton } from '../../../components/copy-button';
import { dayWords, hourOf, hoursWords, timeWords } from '../../../components/event-time';
import { myClass as words } from '../messages/zh-CN/my-class';

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <styled.dt fontSize="sm" color="fg.muted">
        {title}
      </styled.dt>
      <styled.dd marginTop="1">{children}</styled.dd>
    </div>
  );
}

/** Until when somebody is on, or else when he is next, with how near that is: 今天 14:00–18:00. */
const dutyWords = ({ startsAt, endsAt }: NonNullable<ClassContact['duty']>, now: number): string => {
  const days = (at: number): number => shanghaiDaysBetween(now, at);
  if (startsAt <= now) return words.dutyUntil(days(endsAt) === 0 ? hourOf(endsAt) : timeWords(endsAt, null));
  const near = days(startsAt) === 0 ? words.today : days(startsAt) === 1 ? words.tomorrow : undefined;
  return `${near ?? dayWords(shanghaiDay(startsAt))} ${hoursWords(startsAt, endsAt)}`;
};

/** Somebody who looks after the class, and how he is reached. */
function Contact({ contact: { name, weixin, hours, duty }, now }: { contact: ClassContact; now: number }) {
  const called = name ?? words.nameless;
  return (
    <div>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
        <styled.span fontWeight="medium">{called}</styled.span>
        {duty !== null && duty.startsAt <= now && <Badge tone="brand">{words.onDuty}</Badge>}
        {weixin !== '' && (
          <styled.span display="inline-flex" alignItems="center" fontSize="sm" color="fg.muted">
            {words.weixin(weixin)}
            <CopyButton text={weixin} label={words.copyWeixin(called)} />
          </styled.span>
        )}
      </styled.div>
      {duty !== null && (
        <styled.p fontSize="sm" color="fg.muted">
          {words.duty(dutyWords(duty, now))}
        </styled.p>
      )}
      {hours !== '' && (
        <styled.p fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {words.hours(hours)}
        </styled.p>
      )}
    </div>
  );
}

/** A class: its days, who looks after it, and one's group. */
export function ClassCard({ one, now }: { one: MyClass; now: number }) {
  const { name, stage, firstDay, lastDay, state, teacher, assistants, group } = one;
  return (
    <Card as="section" room="md" aria-label={words.classOf(name)}>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <styled.h2 textStyle="heading" overflowWrap="anywhere">
          {name}
        </styled.h2>
        <Badge tone={state === 'running' ? 'brand' : 'neutral'}>{CLASS_STATE_TITLES[state]}</Badge>
      </styled.div>
      <styled.dl display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" marginTop="4">
        <Fact title={words.teacher}>
          {teacher === null ? words.nobody : <Contact contact={teacher} now={now} />}
        </Fact>
        {assistants.length > 0 && (
          <Fact title={words.assistants}>
            <styled.div display="flex" flexDirection="column" gap="2">
              {assistants.map((contact) => (
                <Contact key={contact.id} contact={contact} now={now} />
              ))}
            </styled.div>
          </Fact>
        )}
        <Fact title={words.days}>{words.daysOf(firstDay, lastDay)}</Fact>
        {stage !== null && <Fact title={words.stage}>{stage}</Fact>}
      </styled.dl>
      {group !== null && (
        <styled.div marginTop="4">
          <styled.h3 fontSize="sm" color="fg.muted">
            {words.group}：{group.name}
          </styled.h3>
          <styled.ul listStyle="none" display="flex" flexWrap="wrap" gap="2" marginTop="2">
            {group.members.map(({ id, name: called, isLeader, isMe }) => (
              <styled.li
                key={id}
                display="inline-flex"
                alignItems="center"
                gap="1.5"
                px="2.5"
                py="1"
                borderWidth="1px"
                borderColor="line"
                borderRadius="md"
                fontSize="sm"
              >
                {called ?? words.mate}
                {isMe && <styled.span color="fg.muted">（{words.me}）</styled.span>}
                {isLeader && <Badge tone="amber">{words.leader}</Badge>}
              </styled.li>
            ))}
          </styled.ul>
        </styled.div>
      )}
    </Card>
  );
}
