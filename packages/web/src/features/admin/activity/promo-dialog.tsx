import type { PromoLine } from '@ykd/application/activity';
import { EVERYBODY, promoIssues, type PromoForm, type PromoKind } from '@ykd/domain/activity';
import { useServices } from '../../../container/services-context';
import { activities as words } from '../messages/zh-CN/activities';
import { useActivityQueries } from './activity-queries';
import { AudienceField } from './audience-field';
import { audienceIn, audienceOfNow, audienceText, audienceWords } from './audience-texts';
import { DayFields, LineField } from './fields';
import { KeptDialog } from '../blocks/kept-dialog';
import { useKeptForm } from '../blocks/use-kept-form';

const KEYS = ['title', 'hint', 'short', 'path', 'firstDay', 'lastDay', 'audience'] as const;
type Key = (typeof KEYS)[number];
type Texts = Readonly<Record<Key, string>>;

const EMPTY: Texts = {
  title: '',
  hint: '',
  short: '',
  path: '',
  firstDay: '',
  lastDay: '',
  audience: audienceText(EVERYBODY),
};

const textsOf = ({ title, hint, short, path, firstDay, lastDay, audience }: PromoForm): Texts => ({
  title,
  hint,
  short,
  path,
  firstDay,
  lastDay,
  audience: audienceText(audience),
});

const formOf = (kind: PromoKind, { title, hint, short, path, audience, ...days }: Texts): PromoForm => ({
  kind,
  title: title.trim(),
  hint: hint.trim(),
  short: short.trim(),
  path: path.trim(),
  ...days,
  audience: audienceIn(audience),
});

/** A banner or the popup as it is sent to be stored, as a new one. */
export const newPromo = (line: PromoLine) => ({ id: '', version: 0, ...formOf(line.kind, textsOf(line)) });

/** What a banner is called; the popup has no title. */
export const promoTitle = ({ kind, title }: Pick<PromoForm, 'kind' | 'title'>): string =>
  kind === 'report' ? words.popup : title;

/** A new banner, or what one says from now on; of the popup its days and for whom it is. */
export function PromoDialog({ line, onClose }: { line: PromoLine | undefined; onClose: () => void }) {
  const { port, promos, outdate } = useActivityQueries();
  const { commands } = useServices().toasts;
  const kind = line?.kind ?? 'banner';
  const form = useKeptForm<Key>({
    keys: KEYS,
    begun: { version: line?.version ?? 0, texts: line === undefined ? EMPTY : textsOf(line) },
    issues: (texts) => promoIssues(formOf(kind, texts)),
    textsOfNow: (now) => ({
      ...(Object.fromEntries(KEYS.map((key) => [key, String(now[key] ?? '')])) as Texts),
      audience: audienceOfNow(now['audience']),
    }),
    store: (version, texts) =>
      promos.change(
        undefined,
        () => port.savePromo({ id: line?.id ?? '', version, ...formOf(kind, texts) }),
        (_before, now) => now,
      ),
    onSaved: ({ title }) => {
      outdate();
      commands.success(words.saved(promoTitle({ kind, title: title.trim() })));
    },
    onRefused: () => promos.outdate(),
  });
  const names = line?.audienceNames ?? [];
  return (
    <KeptDialog
      title={line === undefined ? words.add.promo : words.edit(promoTitle(line))}
      form={form}
      labels={words.fields}
      shown={(key, text) => (key === 'audience' ? audienceWords(audienceIn(text), names) : text)}
      onClose={onClose}
    >
      {kind === 'banner' && (
        <>
          <LineField of={form} name="title" required />
          <LineField of={form} name="hint" required />
          <LineField of={form} name="short" required />
          <LineField of={form} name="path" hint={words.fields.pathHint} required />
        </>
      )}
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
