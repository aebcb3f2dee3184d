import type { AnnouncementLine } from '@ykd/application/activity';
import { announcementIssues, EVERYBODY, type AnnouncementForm } from '@ykd/domain/activity';
import { useServices } from '../../../container/services-context';
import { activities as words } from '../messages/zh-CN/activities';
import { useActivityQueries } from './activity-queries';
import { AudienceField } from './audience-field';
import { audienceIn, audienceOfNow, audienceText, audienceWords } from './audience-texts';
import { DayFields, LineField, LinesField } from './fields';
import { KeptDialog } from '../blocks/kept-dialog';
import { useKeptForm } from '../blocks/use-kept-form';

const KEYS = ['title', 'text', 'link', 'firstDay', 'lastDay', 'audience'] as const;
type Key = (typeof KEYS)[number];
type Texts = Readonly<Record<Key, string>>;

const EMPTY: Texts = {
  title: '',
  text: '',
  link: '',
  firstDay: '',
  lastDay: '',
  audience: audienceText(EVERYBODY),
};

const textsOf = ({ title, text, link, firstDay, lastDay, audience }: AnnouncementForm): Texts => ({
  title,
  text,
  link: link ?? '',
  firstDay,
  lastDay,
  audience: audienceText(audience),
});

const formOf = ({ title, text, link, audience, ...days }: Texts): AnnouncementForm => ({
  title: title.trim(),
  text: text.trim(),
  link: link.trim() === '' ? null : link.trim(),
  ...days,
  audience: audienceIn(audience),
});

/** An announcement as it is sent to be stored, as a new one. */
export const newAnnouncement = (line: AnnouncementLine) => ({
  id: '',
  version: 0,
  ...formOf(textsOf(line)),
});

/** A new announcement, or what one says from now on. */
export function AnnouncementDialog({
  line,
  onClose,
}: {
  line: AnnouncementLine | undefined;
  onClose: () => void;
}) {
  const { port, announcements, outdate } = useActivityQueries();
  const { commands } = useServices().toasts;
  const form = useKeptForm<Key>({
    keys: KEYS,
    begun: { version: line?.version ?? 0, texts: line === undefined ? EMPTY : textsOf(line) },
    issues: (texts) => announcementIssues(formOf(texts)),
    textsOfNow: (now) => ({
      ...(Object.fromEntries(KEYS.map((key) => [key, String(now[key] ?? '')])) as Texts),
      audience: audienceOfNow(now['audience']),
    }),
    store: (version, texts) =>
      announcements.change(
        undefined,
        () => port.saveAnnouncement({ id: line?.id ?? '', version, ...formOf(texts) }),
        (_before, now) => now,
      ),
    onSaved: ({ title }) => {
      outdate();
      commands.success(words.saved(title.trim()));
    },
    onRefused: () => announcements.outdate(),
  });
  const names = line?.audienceNames ?? [];
  return (
    <KeptDialog
      title={line === undefined ? words.add.announcement : words.edit(line.title)}
      form={form}
      labels={words.fields}
      shown={(key, text) => (key === 'audience' ? audienceWords(audienceIn(text), names) : text)}
      onClose={onClose}
    >
      <LineField of={form} name="title" required />
      <LinesField of={form} name="text" required />
      <LineField of={form} name="link" hint={words.fields.linkHint} />
      <DayFields of={form} />
      <AudienceField
        text={form.texts.audience}
        names={names}
        error={form.errors.fields['audience']}
        onChange={(text) => form.set('audience', text)}
      />
    </KeptDialog>
  );
}
