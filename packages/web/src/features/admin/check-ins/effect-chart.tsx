import { styled } from '@ykd/adapters-ui/styled';
import type { CampaignEffect, EffectGroup } from '@ykd/domain/campaign';
import { ChartMarks } from '../blocks/chart-marks';
import { useChartSteps } from '../blocks/use-chart-steps';
import { checkInEffect as words } from '../messages/zh-CN/check-in-effect';
import { dotsPath, linePath, mostOf, type Measure } from './effect-values';

const GROUPS: readonly EffectGroup[] = ['took', 'others'];

const Plot = styled('div', {
  base: {
    position: 'relative',
    height: { base: '48', md: '64' },
    marginTop: '4',
    paddingInlineStart: '10',
    borderBottomWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'sm',
    touchAction: 'pan-y',
    '& svg': { position: 'absolute', insetInlineStart: '10', top: '0', overflow: 'visible' },
    '& path': { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' },
    '& [data-group=took]': { stroke: 'data.green', strokeWidth: '2.5px' },
    '& [data-group=others]': { stroke: 'fg.subtle', strokeWidth: '2px', strokeDasharray: '6 4' },
    '& [data-dots]': { strokeLinecap: 'round', strokeWidth: '8px', strokeDasharray: 'none' },
  },
});

/** Weeks side by side: the whole height of each answers the pointer. */
const Weeks = styled('div', {
  base: {
    position: 'absolute',
    insetInlineStart: '10',
    insetInlineEnd: '0',
    insetBlock: '0',
    display: 'flex',
    '& > span': { flex: '1' },
    '& > [data-span=during]': { bg: 'brand.subtle' },
    '& > [data-current]': { bg: 'bg.subtle' },
  },
});

/** The spans below their weeks. */
const Spans = styled('div', {
  base: {
    display: 'flex',
    marginTop: '1',
    paddingInlineStart: '10',
    fontSize: 'xs',
    color: 'fg.muted',
    textAlign: 'center',
    '& > span': { overflow: 'hidden', whiteSpace: 'nowrap', minWidth: 0 },
  },
});

const Key = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    _before: { content: '""', width: '6', borderTopWidth: '3px', borderColor: 'data.green' },
    '&[data-group=others]': { _before: { borderTopStyle: 'dashed', borderColor: 'fg.subtle' } },
  },
});

/** Both groups as lines, week by week: the arrow keys go from week to week, and what one shows is said in words. */
export function EffectChart({
  effect: { points, averages },
  measure,
}: {
  effect: CampaignEffect;
  measure: Measure;
}) {
  const { current, slider, columnAt } = useChartSteps(points.length);
  const most = mostOf(points, measure);
  const shown = points[current];
  const inWords = words.inWords[measure];
  const said =
    shown &&
    words.at(
      words.weekOf(shown.span, shown.firstDay, shown.lastDay),
      inWords(shown.took[measure]),
      inWords(shown.others[measure]),
    );
  return (
    <figure>
      <styled.figcaption fontWeight="medium">{words.chart[measure]}</styled.figcaption>
      <styled.div
        display="flex"
        flexWrap="wrap"
        columnGap="5"
        rowGap="1"
        marginTop="2"
        fontSize="sm"
        aria-hidden
      >
        {GROUPS.map((group) => (
          <Key key={group} data-group={group}>
            {words.groups[group]}
          </Key>
        ))}
      </styled.div>
      <Plot {...slider} aria-label={words.chart[measure]} aria-valuetext={said} title={words.hint}>
        <Weeks aria-hidden>
          {points.map(({ firstDay, span }, at) => (
            <span key={firstDay} data-span={span} {...columnAt(at)} />
          ))}
        </Weeks>
        <ChartMarks to={most} />
        <svg
          aria-hidden
          width="calc(100% - 2.5rem)"
          height="100%"
          viewBox={`0 0 ${points.length} 1`}
          preserveAspectRatio="none"
          pointerEvents="none"
        >
          {/* Those who took part are drawn last: they lie above. */}
          {GROUPS.toReversed().map((group) => (
            <g key={group}>
              <path data-group={group} d={linePath(points, group, measure, most)} />
              <path data-group={group} data-dots d={dotsPath(points, group, measure, most)} />
            </g>
          ))}
        </svg>
      </Plot>
      <Spans aria-hidden>
        {averages.map(({ span, weeks }) => (
          <styled.span key={span} style={{ flex: weeks }}>
            {words.spans[span]}
          </styled.span>
        ))}
      </Spans>
      <styled.p marginTop="2" fontSize="sm" fontVariantNumeric="tabular-nums" aria-hidden>
        {said}
      </styled.p>
    </figure>
  );
}
