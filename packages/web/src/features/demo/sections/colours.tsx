import { styled } from '@ykd/adapters-ui/styled';
import { Columns, Section, Specimens } from './section';

const PAPERS = ['bg.page', 'bg.surface', 'bg.raised', 'bg.subtle'];
const TEXTS = ['fg.default', 'fg.muted', 'fg.subtle', 'brand.fg', 'amber.fg', 'danger.fg', 'info.fg'];
const FILLS = [
  ['brand.solid', 'brand.contrast'],
  ['brand.subtle', 'brand.fg'],
  ['amber.solid', 'amber.contrast'],
  ['amber.subtle', 'amber.fg'],
  ['danger.solid', 'danger.contrast'],
  ['danger.subtle', 'danger.fg'],
  ['info.subtle', 'info.fg'],
  ['fg.default', 'fg.inverse'],
] as const;
const STYLES = ['display', 'title', 'heading', 'body', 'small', 'caption', 'lesson', 'figure'];

/** Tokens as they look. */
export function Colours() {
  return (
    <Section id="colours" note="墨蓝写在暖纸上；一抹绿用于行动，琥珀留给活动，红色只表示危险。">
      <Columns least="sm">
        {PAPERS.map((paper) => (
          <styled.div key={paper} bg={paper} borderWidth="1px" borderRadius="card" padding="4">
            <styled.p fontSize="sm" fontWeight="semibold" marginBottom="2">
              {paper}
            </styled.p>
            {TEXTS.map((text) => (
              <styled.p key={text} color={text} fontSize="sm">
                {text}
              </styled.p>
            ))}
          </styled.div>
        ))}
      </Columns>
      <Columns least="sm">
        {FILLS.map(([fill, ink]) => (
          <styled.div key={fill} bg={fill} color={ink} borderRadius="card" padding="4" fontSize="sm">
            <p>{fill}</p>
            <p>{ink}</p>
          </styled.div>
        ))}
      </Columns>
      <Specimens title="字号">
        <styled.div display="flex" flexDirection="column" gap="3" width="full">
          {STYLES.map((style) => (
            <styled.p key={style} textStyle={style}>
              {style} 学会一门语言，写出第一个程序 0123456789
            </styled.p>
          ))}
        </styled.div>
      </Specimens>
    </Section>
  );
}
