import { styled } from '@ykd/adapters-ui/styled';
import { Avatar } from '@ykd/adapters-ui/widgets';
import type { StudentProfile } from '@ykd/application/student-page';
import { PageTitle } from '../components/page-title';
import { memberTitle } from '../member-title';
import { WriteToStudent } from '../message/write-to-student';
import { ViewAs } from '../viewing/view-as';
import { AccessSection } from './access-section';
import { ActsSection } from './acts-section';
import { CheckInSection } from './check-in-section';
import { ClassesSection } from './classes-section';
import { DevicesSection } from './devices-section';
import { HandOversSection } from './hand-overs-section';
import { NotesSection } from './notes-section';
import { OrdersSection } from './orders-section';
import { ProfileSection } from './profile-section';
import { ProgressSection } from './progress-section';
import { ReportsSection } from './reports-section';
import { SectionNav } from './section-nav';
import { SECTIONS } from './sections';
import { StudySection } from './study-section';

/** On a wide screen who he is and what is done with his account stand beside what he bought and learns. */
const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      xl: 'minmax(0, 1fr) 8rem',
      '2xl': 'minmax(0, 1fr) 24rem 7rem',
    },
    gridTemplateRows: { xl: 'auto auto 1fr', '2xl': 'auto 1fr' },
    columnGap: '6',
    rowGap: { base: '4', md: '5' },
    '& > nav': { gridColumn: { xl: '2', '2xl': '3' }, gridRow: { xl: '1 / 4', '2xl': '1 / 3' } },
  },
});

const Stack = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: { base: '4', md: '5' }, minWidth: 0 },
  variants: {
    at: {
      side: { gridColumn: { xl: '1', '2xl': '2' } },
      main: { gridColumn: { xl: '1' }, gridRow: { '2xl': '1 / 3' } },
    },
  },
});

/** All that the page tells of a student. */
export function StudentSections({ profile }: { profile: StudentProfile }) {
  const { id: userId } = profile;
  const name = memberTitle(profile);
  return (
    <>
      <styled.div
        display="flex"
        alignItems="center"
        gap="3"
        css={{ '& > div': { marginBottom: 0 }, flexWrap: 'wrap' }}
        marginBottom="5"
      >
        <Avatar name={name} src={profile.avatarUrl} decorative size={44} />
        <PageTitle
          title={name}
          note={[profile.school, profile.major].filter(Boolean).join(' · ') || undefined}
        />
        <styled.div marginInlineStart="auto" flex="none" display="flex" gap="2">
          <WriteToStudent userId={userId} name={name} />
          <ViewAs userId={userId} name={name} />
        </styled.div>
      </styled.div>
      <Columns>
        <Stack at="side">
          <ProfileSection profile={profile} />
        </Stack>
        <Stack at="main">
          <NotesSection userId={userId} />
          <AccessSection userId={userId} />
          <OrdersSection userId={userId} />
          <ClassesSection userId={userId} />
          <HandOversSection userId={userId} />
          <ProgressSection userId={userId} />
          <StudySection userId={userId} />
          <ReportsSection userId={userId} />
        </Stack>
        <Stack at="side">
          <CheckInSection userId={userId} />
          <DevicesSection userId={userId} />
          <ActsSection userId={userId} />
        </Stack>
        <SectionNav names={SECTIONS} />
      </Columns>
    </>
  );
}
