import { styled } from '@ykd/adapters-ui/styled';
import { Card, DataTable, type Column } from '@ykd/adapters-ui/widgets';
import type { CampaignEffectView } from '@ykd/application/check-in';
import type { CampaignEffect, EffectGroup, EffectPoint } from '@ykd/domain/campaign';
import { checkInEffect as words } from '../messages/zh-CN/check-in-effect';
import { MEASURES } from './effect-values';

/** By how much each span is other than the time before, and by how much more it is for those who took part. */
export function Differences({ effect: { averages, changes } }: { effect: CampaignEffect }) {
  const averageOf = (span: string) => averages.find((average) => average.span === span);
  return (
    <styled.dl
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      gap="4"
      fontVariantNumeric="tabular-nums"
    >
      {changes.flatMap((change) =>
        MEASURES.map((measure) => {
          const inWords = words.inWords[measure];
          const each = (group: EffectGroup): string =>
            words.each(
              group,
              averageOf('before')?.[group][measure] ?? 0,
              inWords(averageOf(change.span)?.[group][measure] ?? 0),
              change[group][measure],
            );
          return (
            <div key={`${change.span} ${measure}`}>
              <styled.dt fontSize="sm" color="fg.muted">
                {words.differenceOf(change.span, measure)}
              </styled.dt>
              <styled.dd fontSize="xl" fontWeight="semibold" lineHeight="snug">
                {words.difference(measure, change.difference[measure])}
              </styled.dd>
              <styled.dd marginTop="1" color="fg.muted" fontSize="xs">
                {each('took')}
              </styled.dd>
              <styled.dd color="fg.muted" fontSize="xs">
                {each('others')}
              </styled.dd>
            </div>
          );
        }),
      )}
    </styled.dl>
  );
}

/** A table knows its rows by their ids. */
type Row = EffectPoint & { readonly id: string };

const weekOf = ({ span, firstDay, lastDay }: EffectPoint): string => words.weekOf(span, firstDay, lastDay);

const COLUMNS: readonly Column<Row>[] = [
  { id: 'week', title: words.week, isHead: true, narrow: 'head', cell: weekOf },
  ...MEASURES.flatMap((measure) =>
    (['took', 'others'] as const).map((group): Column<Row> => ({
      id: `${group} ${measure}`,
      title: words.head(group, measure),
      align: 'end',
      cell: (row) => words.inWords[measure](row[group][measure]),
    })),
  ),
];

/** The figures behind the chart, the latest week first. */
export function EffectTable({ effect: { points } }: { effect: CampaignEffect }) {
  return (
    <styled.section gridColumn="1 / -1" css={{ '& tbody th': { whiteSpace: { md: 'nowrap' } } }}>
      <styled.h2 textStyle="heading" marginBottom="3">
        {words.table}
      </styled.h2>
      <DataTable<Row, never>
        caption={words.table}
        cols={COLUMNS}
        rows={points.map((point) => ({ ...point, id: point.firstDay })).toReversed()}
        nameOf={weekOf}
      />
    </styled.section>
  );
}

/** What the figures say, and what they do not. */
export function Caveats({
  weeks,
  newcomers,
  lastDay,
}: Pick<CampaignEffectView, 'weeks'> & {
  newcomers: number;
  /** Of the campaign. */
  lastDay: string;
}) {
  const during = weeks.filter(({ span }) => span === 'during');
  const runsOver = during.some((week) => week.firstDay <= lastDay && lastDay < week.lastDay);
  return (
    <Card tone="amber" role="note" aria-label={words.caveat} alignSelf="start">
      <styled.h2 textStyle="heading">{words.caveat}</styled.h2>
      <styled.ul marginTop="2" paddingInlineStart="5" listStyleType="disc" fontSize="sm" spaceY="2">
        {words.caveats(during.length, newcomers, runsOver).map((caveat) => (
          <li key={caveat}>{caveat}</li>
        ))}
      </styled.ul>
    </Card>
  );
}
