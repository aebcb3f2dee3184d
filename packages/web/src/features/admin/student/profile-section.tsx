import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Skeleton, Tag } from '@ykd/adapters-ui/widgets';
import type { StudentProfile } from '@ykd/application/student-page';
import { isTagColour } from '@ykd/domain/member';
import { shanghaiMinute } from '@ykd/domain/shared';
import type { ReactNode } from 'react';
import { PartAnswer } from '../components/failed-line';
import { memberTitle } from '../member-title';
import { student } from '../messages/zh-CN/student';
import { MobileFact } from './mobile-fact';
import { Facts } from './parts';
import { Section } from './section';
import { useStudentQueries } from './student-queries';

const words = student.profile;

type FactProps = {
  title: string;
  /** On a phone it has the whole width. */
  isLong?: boolean;
  /** What is said where there is nothing. */
  none?: string;
  children: ReactNode;
};

function Fact({ title, isLong = false, none = student.none, children }: FactProps) {
  return (
    <styled.div gridColumn={isLong ? { base: '1 / -1', md: 'auto' } : undefined}>
      <dt>{title}</dt>
      <dd>{children || <styled.span color="fg.subtle">{none}</styled.span>}</dd>
    </styled.div>
  );
}

/** Tags that staff gave him, those too that he does not see. */
function Tags({ userId }: { userId: string }) {
  const tags = useQuery(useStudentQueries().tags, { userId });
  return (
    <PartAnswer
      of={tags}
      failed={student.sectionFailed(words.tags)}
      waiting={<Skeleton width="40" />}
      isEmpty={({ length }) => length === 0}
      empty={<styled.span color="fg.subtle">{words.noTags}</styled.span>}
    >
      {(list) => (
        <styled.span display="flex" flexWrap="wrap" gap="2">
          {list.map(({ id, lable: { name, color, description } }) => (
            <Tag
              key={id}
              description={description || undefined}
              color={isTagColour(color) ? color : undefined}
            >
              {name}
            </Tag>
          ))}
        </styled.span>
      )}
    </PartAnswer>
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
        <Fact isLong title={words.tags}>
          <Tags userId={profile.id} />
        </Fact>
      </Facts>
    </Section>
  );
}
