import { styled } from '@ykd/adapters-ui/styled';
import type { StudentProfile } from '@ykd/application/student-page';
import { shanghaiMinute } from '@ykd/domain/shared';
import type { ReactNode } from 'react';
import { memberTitle } from '../member-title';
import { student } from '../messages/zh-CN/student';
import { StudentTags } from '../tags/student-tags';
import { MobileFact } from './mobile-fact';
import { Facts } from './parts';
import { Section } from './section';

const words = student.profile;

type FactProps = {
  title: string;
  /** On a phone it has the whole width. */
  isLong?: boolean;
  /** It has the whole width everywhere. */
  isWhole?: boolean;
  /** What is said where there is nothing. */
  none?: string;
  children: ReactNode;
};

function Fact({ title, isLong = false, isWhole = false, none = student.none, children }: FactProps) {
  return (
    <styled.div gridColumn={isWhole ? '1 / -1' : isLong ? { base: '1 / -1', md: 'auto' } : undefined}>
      <dt>{title}</dt>
      <dd>{children || <styled.span color="fg.subtle">{none}</styled.span>}</dd>
    </styled.div>
  );
}

/** Who he is, how to reach him, and who looks after him. */
export function ProfileSection({ profile }: { profile: StudentProfile }) {
  const { care, gender, schoolBegin, schoolEnd, lastSeenAt } = profile;
  const years = schoolBegin || schoolEnd ? `${schoolBegin ?? '…'} – ${schoolEnd ?? '…'}` : null;
  return (
    <Section name="profile">
      <Facts>
        <Fact title={words.userName}>{profile.userName}</Fact>
        <Fact title={words.mobile}>
          <MobileFact userId={profile.id} masked={profile.mobile} />
        </Fact>
        <Fact title={words.gender}>{gender && words.genders[gender]}</Fact>
        <Fact title={words.school}>{profile.school}</Fact>
        <Fact title={words.major}>{profile.major}</Fact>
        <Fact title={words.years}>{years}</Fact>
        <Fact title={words.nickName}>{profile.nickName}</Fact>
        <Fact title={words.registered}>{shanghaiMinute(profile.gmtCreated)}</Fact>
        <Fact title={words.lastSeen} none={words.never}>
          {lastSeenAt !== null && shanghaiMinute(lastSeenAt)}
        </Fact>
        <Fact title={words.care} none={words.nobody}>
          {care.length > 0 &&
            care.map(({ id, name, kind }) => (
              <styled.span key={id} display="block">
                {memberTitle({ name })} <styled.span color="fg.muted">{words.careKinds[kind]}</styled.span>
              </styled.span>
            ))}
        </Fact>
        <Fact isLong title={words.description}>
          {profile.description}
        </Fact>
        <Fact isWhole title={words.tags}>
          <StudentTags userId={profile.id} />
        </Fact>
      </Facts>
    </Section>
  );
}
