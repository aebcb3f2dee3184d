import type { CampaignLine } from '@ykd/application/activity';
import {
  campaignIssues,
  campaignValueIssue,
  EVERYBODY,
  type CampaignForm,
  type Prize,
} from '@ykd/domain/activity';
import { issuesOf } from '@ykd/domain/member';
import { useServices } from '../../../container/services-context';
import { activities as words } from '../messages/zh-CN/activities';
import { AudienceField } from './audience-field';
import { audienceIn, audienceOfNow, audienceText, audienceWords } from './audience-texts';
import { useActivityQueries } from './activity-queries';
import { DayFields, LineField, LinesField } from './fields';
import { KeptDialog } from '../blocks/kept-dialog';
import { PrizesField, prizesIn, prizesText } from './prizes-field';
import { useKeptForm } from '../blocks/use-kept-form';

const KEYS = [
  'value',
  'name',
  'firstDay',
  'lastDay',
  'audience',
  'banner',
  'pageText',
  'rules',
  'badge',
  'prizes',
] as const;
type Key = (typeof KEYS)[number];
type Texts = Readonly<Record<Key, string>>;

const EMPTY: Texts = {
  value: '',
  name: '',
  firstDay: '',
  lastDay: '',
  audience: audienceText(EVERYBODY),
  banner: '',
  pageText: '',
  rules: '',
  badge: '',
  prizes: '[]',
};

const textsOf = ({
  value,
  name,
  firstDay,
  lastDay,
  audience,
  banner,
  pageText,
  rules,
  badge,
  prizes,
}: CampaignForm & { readonly value: string }): Texts => ({
  value,
  name,
  firstDay,
  lastDay,
  audience: audienceText(audience),
  banner,
  pageText,
  rules,
  badge,
  prizes: prizesText(prizes),
});

const formOf = ({ value: _value, audience, prizes, ...texts }: Texts): CampaignForm => ({
  ...texts,
  audience: audienceIn(audience),
  prizes: prizesIn(prizes),
});

/** A campaign as it is sent to be stored. */
export const campaignInput = ({ value, version, ...line }: CampaignLine, seen = version) => ({
  value,
  version: seen,
  ...formOf(textsOf({ value, ...line })),
});

const trimmed = (form: CampaignForm): CampaignForm => ({
  ...form,
  name: form.name.trim(),
  banner: form.banner.trim(),
  badge: form.badge.trim(),
  rules: form.rules.trim(),
  pageText: form.pageText.trim(),
  // New ones have no id of their own yet.
  prizes: form.prizes.map((prize, at) => ({ ...prize, id: String(at) })),
});

/** A new campaign, or what one says from now on. */
export function CampaignDialog({ line, onClose }: { line: CampaignLine | undefined; onClose: () => void }) {
  const { port, campaigns, outdate } = useActivityQueries();
  const { commands } = useServices().toasts;
  const form = useKeptForm<Key>({
    keys: KEYS,
    begun: { version: line?.version ?? 0, texts: line === undefined ? EMPTY : textsOf(line) },
    issues: (texts) => [
      ...issuesOf([['value', line === undefined ? campaignValueIssue(texts.value.trim()) : undefined]]),
      ...campaignIssues(trimmed(formOf(texts))),
    ],
    textsOfNow: (now) => ({
      ...EMPTY,
      ...(Object.fromEntries(KEYS.map((key) => [key, String(now[key] ?? '')])) as Texts),
      value: line?.value ?? '',
      audience: audienceOfNow(now['audience']),
      prizes: prizesText((now['prizes'] ?? []) as readonly Prize[]),
    }),
    store: (version, texts) =>
      campaigns.change(
        undefined,
        () => port.saveCampaign({ value: texts.value.trim(), version, ...formOf(texts) }),
        (_before, now) => now,
      ),
    onSaved: (texts) => {
      outdate();
      commands.success(words.saved(texts.name.trim()));
    },
    onRefused: () => campaigns.outdate(),
  });
  const { texts, set, errors } = form;
  const names = line?.audienceNames ?? [];
  return (
    <KeptDialog
      title={line === undefined ? words.add.campaign : words.edit(line.name)}
      form={form}
      labels={words.fields}
      shown={(key, text) => {
        if (key === 'audience') return audienceWords(audienceIn(text), names);
        return key === 'prizes' ? prizesIn(text).map(words.prizes.words).join('\n') : text;
      }}
      onClose={onClose}
    >
      <LineField of={form} name="name" required />
      {line === undefined && <LineField of={form} name="value" hint={words.fields.valueHint} required />}
      <DayFields of={form} />
      <AudienceField
        text={texts.audience}
        names={names}
        error={errors.fields['audience']}
        onChange={(text) => set('audience', text)}
      />
      <LineField of={form} name="banner" hint={words.fields.bannerHint} />
      <LinesField of={form} name="pageText" />
      <LinesField of={form} name="rules" />
      <LineField of={form} name="badge" hint={words.fields.badgeHint} />
      <PrizesField
        text={texts.prizes}
        error={errors.fields['prizes']}
        onChange={(text) => set('prizes', text)}
      />
    </KeptDialog>
  );
}
