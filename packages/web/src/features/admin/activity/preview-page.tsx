import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import {
  Answer,
  Card,
  EmptyState,
  Field,
  SkeletonCard,
  TextInput,
  type ListedOption,
} from '@ykd/adapters-ui/widgets';
import type { ActivityPreview } from '@ykd/application/activity';
import { periodIssues } from '@ykd/domain/campaign';
import { shanghaiDay } from '@ykd/domain/shared';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import { useServices } from '../../../container/services-context';
import { AnnouncementStrip } from '../../../components/activity/announcement-strip';
import { CampaignFacts } from '../../../components/activity/campaign-facts';
import { CampaignHead } from '../../../components/activity/campaign-head';
import { PromoBanner } from '../../../components/activity/promo-banner';
import { ReportCard } from '../../../components/activity/report-card';
import { PickerField } from '../blocks/picker-field';
import { useSaid } from '../blocks/use-said';
import { memberTitle } from '../member-title';
import { activities } from '../messages/zh-CN/activities';
import { useStudentQueries } from '../queries/student-list-queries';
import { ActivityFrame } from './activity-frame';
import { useActivityQueries } from './activity-queries';

const words = activities.look;

/** So many students are found by a search. */
const FOUND = 10;

function Part({ title, none, children }: { title: string; none: string; children: ReactNode }) {
  const isEmpty = Array.isArray(children) && children.length === 0;
  return (
    <styled.section aria-label={title} display="flex" flexDirection="column" gap="3">
      <styled.h2 fontSize="sm" color="fg.muted" fontWeight="medium">
        {title}
      </styled.h2>
      {isEmpty || children === null ? <styled.p fontSize="sm">{none}</styled.p> : children}
    </styled.section>
  );
}

/** What the student would see, made of what he sees it with; what is in it leads nowhere. */
function Seen({ preview }: { preview: ActivityPreview }) {
  const { student, day, banners, announcements, reportPopup, campaigns } = preview;
  return (
    <styled.section
      aria-label={words.bar(memberTitle(student), day)}
      borderWidth="1px"
      borderColor="amber.line"
      borderRadius="card"
      overflow="hidden"
    >
      <styled.div px="4" py="2" bg="amber.subtle" color="amber.fg" fontSize="sm">
        <strong>{words.bar(memberTitle(student), day)}</strong>
        <p>{words.barHint}</p>
      </styled.div>
      <styled.div
        display="flex"
        flexDirection="column"
        gap="6"
        p={{ base: '4', md: '5' }}
        // Also by the keys: a link that is followed by them is clicked as well.
        onClickCapture={(event) => {
          if ((event.target as Element).closest('a, button') === null) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        <Part title={words.banners} none={words.noBanners}>
          {banners.map((banner) => (
            <styled.div key={banner.id} maxWidth="56">
              <PromoBanner banner={banner} />
            </styled.div>
          ))}
        </Part>
        <Part title={words.popup} none={words.noPopup}>
          {reportPopup === null ? null : (
            <styled.div maxWidth="80">
              <ReportCard year={reportPopup} onClose={() => undefined} />
            </styled.div>
          )}
        </Part>
        <Part title={words.announcements} none={words.noAnnouncements}>
          {announcements.map((announcement) => (
            <AnnouncementStrip key={announcement.id} announcement={announcement} />
          ))}
        </Part>
        <Part title={words.campaigns} none={words.noCampaigns}>
          {campaigns.map((campaign) => (
            <styled.article
              key={campaign.campaign}
              display="flex"
              flexDirection="column"
              gap="4"
              marginBottom="3"
            >
              <CampaignHead campaign={campaign.campaign} value={{ ...campaign, today: day }} />
              <CampaignFacts value={campaign} />
            </styled.article>
          ))}
        </Part>
      </styled.div>
    </styled.section>
  );
}

function Preview({ studentId, day }: { studentId: string; day: string }) {
  const read = useQuery(useActivityQueries().preview, { studentId, day });
  return (
    <Answer
      of={read}
      failed={words.failed}
      waiting={<SkeletonCard lines={8} />}
      refused={
        <Card>
          <EmptyState title={words.missing} hint={words.chooseHint} />
        </Card>
      }
    >
      {(preview) => <Seen preview={preview} />}
    </Answer>
  );
}

/** What a student would see on a day, as things are now. Beyond the Specification. */
export function Component() {
  const { said, say } = useSaid();
  const students = useStudentQueries();
  const today = shanghaiDay(useServices().environment.clock.now());
  const studentId = said.get('student') ?? '';
  const day = said.get('day') ?? today;
  const isDay = periodIssues({ firstDay: day, lastDay: day }).length === 0;
  const [chosen, setChosen] = useState<ListedOption>();
  const found = useQuery(useActivityQueries().preview, { studentId, day }, studentId !== '' && isDay).value;
  const named = found && { id: found.student.id, title: memberTitle(found.student) };
  const find = async (text: string): Promise<readonly ListedOption[]> => {
    const answer = await students.find(text, FOUND);
    if (!answer.ok) throw new Error(answer.error.kind);
    return answer.value.list.map(({ id, name = null, mobile = '' }) => ({
      id,
      title: memberTitle({ name, mobile }),
      note: mobile,
    }));
  };
  return (
    <ActivityFrame note={words.note}>
      <styled.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 12rem' }}
        gap="4"
        maxWidth="prose"
        marginBottom="5"
      >
        <PickerField
          label={words.student}
          name="student"
          placeholder={words.find}
          chosen={chosen?.id === studentId ? chosen : named}
          find={find}
          onChoose={(option) => {
            setChosen(option);
            say({ student: option?.id });
          }}
        />
        <Field label={words.day} error={isDay ? undefined : words.badDay}>
          <TextInput
            type="date"
            name="day"
            value={day}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => say({ day: currentTarget.value })}
          />
        </Field>
      </styled.div>
      {studentId === '' || !isDay ? (
        <Card>
          <EmptyState title={words.choose} hint={words.chooseHint} />
        </Card>
      ) : (
        <Preview studentId={studentId} day={day} />
      )}
    </ActivityFrame>
  );
}
