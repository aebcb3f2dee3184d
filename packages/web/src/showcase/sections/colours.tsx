import { css, styled } from '@ykd/adapters-ui/styled';
import { Columns, Section, Specimens } from './section';

// Each style is spelled out: the style sheet is made from what the source names.
const PAPERS = {
  'bg.page': css.raw({ bg: 'bg.page' }),
  'bg.surface': css.raw({ bg: 'bg.surface' }),
  'bg.raised': css.raw({ bg: 'bg.raised' }),
  'bg.subtle': css.raw({ bg: 'bg.subtle' }),
};
const TEXTS = {
  'fg.default': css.raw({ color: 'fg.default' }),
  'fg.muted': css.raw({ color: 'fg.muted' }),
  'fg.subtle': css.raw({ color: 'fg.subtle' }),
  'brand.fg': css.raw({ color: 'brand.fg' }),
  'amber.fg': css.raw({ color: 'amber.fg' }),
  'danger.fg': css.raw({ color: 'danger.fg' }),
  'info.fg': css.raw({ color: 'info.fg' }),
};
const FILLS = {
  'brand.solid': [css.raw({ bg: 'brand.solid', color: 'brand.contrast' }), 'brand.contrast'],
  'brand.subtle': [css.raw({ bg: 'brand.subtle', color: 'brand.fg' }), 'brand.fg'],
  'amber.solid': [css.raw({ bg: 'amber.solid', color: 'amber.contrast' }), 'amber.contrast'],
  'amber.subtle': [css.raw({ bg: 'amber.subtle', color: 'amber.fg' }), 'amber.fg'],
  'danger.solid': [css.raw({ bg: 'danger.solid', color: 'danger.contrast' }), 'danger.contrast'],
  'danger.subtle': [css.raw({ bg: 'danger.subtle', color: 'danger.fg' }), 'danger.fg'],
  'info.subtle': [css.raw({ bg: 'info.subtle', color: 'info.fg' }), 'info.fg'],
  'fg.default': [css.raw({ bg: 'fg.default', color: 'fg.inverse' }), 'fg.inverse'],
} as const;
const STYLES = {
  display: css.raw({ textStyle: 'display' }),
  title: css.raw({ textStyle: 'title' }),
  heading: css.raw({ textStyle: 'heading' }),
  body: css.raw({ textStyle: 'body' }),
  small: css.raw({ textStyle: 'small' }),
  caption: css.raw({ textStyle: 'caption' }),
  lesson: css.raw({ textStyle: 'lesson' }),
  figure: css.raw({ textStyle: 'figure' }),
};

/** Tokens as they look. */
export function Colours() {
  return (
    <Section id="colours" note="墨蓝写在暖纸上；一抹绿用于行动，琥珀留给活动，红色只表示危险。">
      <Columns least="sm">
        {Object.entries(PAPERS).map(([paper, look]) => (
          <styled.div key={paper} css={look} borderWidth="1px" borderRadius="card" padding="4">
            <styled.p fontSize="sm" fontWeight="semibold" marginBottom="2">
              {paper}
            </styled.p>
            {Object.entries(TEXTS).map(([text, ink]) => (
              <styled.p key={text} css={ink} fontSize="sm">
                {text}
              </styled.p>
            ))}
          </styled.div>
        ))}
      </Columns>
      <Columns least="sm">
        {Object.entries(FILLS).map(([fill, [look, ink]]) => (
          <styled.div key={fill} css={look} borderRadius="card" padding="4" fontSize="sm">
            <p>{fill}</p>
            <p>{ink}</p>
          </styled.div>
        ))}
      </Columns>
      <Specimens title="字号">
        <styled.div display="flex" flexDirection="column" gap="3" width="full">
          {Object.entries(STYLES).map(([style, look]) => (
            <styled.p key={style} css={look}>
              {style} 学会一门语言，写出第一个程序 0123456789
            </styled.p>
          ))}
        </styled.div>
      </Specimens>
    </Section>
  );
}
