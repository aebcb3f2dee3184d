import { css, styled } from '@ykd/adapters-ui/styled';
import type { Dashboard } from '@ykd/application/dashboard';
import { changeInPercent } from '@ykd/domain/dashboard';
import { Link } from 'react-router-dom';
import { dashboard as words } from '../messages/zh-CN/dashboard';

/** A card with figures and their chart, which stands at its end beside a longer one. */
export const figureCard = css.raw({
  display: 'flex',
  flexDirection: 'column',
  '& > figure': { marginTop: 'auto' },
});

/** Figures beside each other. */
export const Figures = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '4',
    rowGap: '4',
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '11', lg: 'auto' },
      textDecoration: 'underline',
      textDecorationColor: 'line.strong',
      textUnderlineOffset: '0.2em',
    },
    '& a:hover': { color: 'brand.fg', textDecorationColor: 'currentColor' },
  },
});

export type FigureProps = {
  board: Dashboard;
  title: string;
  /** What is counted, told by the browser where somebody stays over its name. */
  hint: string;
  now: number;
  before: number;
  inWords: (value: number) => string;
  /** What it means that there is more of it: good news without a word. */
  more?: 'good' | 'bad';
  /** Said behind it. */
  also?: string | undefined;
  /** The rows that are counted. */
  way: { href: string; title: string };
};

/** Amber is for what deserves attention. */
const TONES = { good: 'brand.fg', bad: 'amber.fg' } as const;

/** A number that leads to its rows, with what it was before. */
export function Figure({ board, title, hint, now, before, inWords, more = 'good', also, way }: FigureProps) {
  const percent = board.isComparable ? changeInPercent(now, before) : undefined;
  return (
    <div>
      <dt title={hint}>{title}</dt>
      <styled.dd fontSize="xl" fontWeight="semibold" lineHeight="snug">
        {now === 0 ? (
          <styled.span color="fg.subtle">{inWords(now)}</styled.span>
        ) : (
          <Link to={way.href} title={way.title}>
            {inWords(now)}
          </Link>
        )}
        {also !== undefined && (
          <styled.span marginStart="2" color="fg.muted" fontSize="sm" fontWeight="normal">
            {also}
          </styled.span>
        )}
      </styled.dd>
      <styled.dd display="flex" flexWrap="wrap" columnGap="1.5" color="fg.muted" fontSize="xs">
        <span>{words.before(board, inWords(before))}</span>
        {percent !== undefined && (
          <styled.span
            color={percent > 0 ? TONES[more] : 'fg.default'}
            fontWeight="medium"
            whiteSpace="nowrap"
          >
            {words.change(percent)}
          </styled.span>
        )}
      </styled.dd>
    </div>
  );
}
