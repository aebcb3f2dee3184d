import { styled } from '@ykd/adapters-ui/styled';
import { CloudCheckIcon, CourseBanner } from '@ykd/adapters-ui/widgets';
import { home } from '../messages/zh-CN/home';

/** Two banners look out from behind the sheet. */
const Stage = styled('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    px: { base: '4', md: '8' },
    py: { base: '10', md: '14' },
    '& .behind': {
      position: 'absolute',
      zIndex: -1,
      width: '58%',
      borderRadius: 'card',
      overflow: 'hidden',
    },
    '& .first': { top: 0, insetInlineEnd: 0 },
    '& .second': { bottom: 0, insetInlineStart: 0 },
  },
});

const Sheet = styled('div', {
  base: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    overflow: 'hidden',
    '& pre': {
      fontFamily: 'mono',
      fontSize: 'sm',
      lineHeight: 'lesson',
      whiteSpace: 'pre-wrap',
      px: '5',
      py: '4',
      '& b': { color: 'info.fg', fontWeight: 'semibold' },
      '& i': { color: 'brand.fg', fontStyle: 'normal' },
      '& s': { color: 'fg.subtle', textDecoration: 'none', fontStyle: 'italic' },
    },
  },
});

/** What a lesson looks like, in small: the picture of the home page. */
export function SampleLesson() {
  const { label, lesson, saved, output } = home.sample;
  return (
    <Stage role="img" aria-label={label}>
      <div aria-hidden>
        <div className="behind first">
          <CourseBanner courseId="py1" track="python" glyph="Py" />
        </div>
        <div className="behind second">
          <CourseBanner courseId="j1" track="java" glyph="J1" />
        </div>
      </div>
      <Sheet aria-hidden>
        <styled.div
          display="flex"
          justifyContent="space-between"
          gap="3"
          px="5"
          py="3"
          borderBottomWidth="1px"
          borderColor="line"
          fontSize="sm"
        >
          <styled.span fontWeight="semibold">{lesson}</styled.span>
          <styled.span display="inline-flex" alignItems="center" gap="1.5" color="brand.fg">
            <CloudCheckIcon size={18} />
            {saved}
          </styled.span>
        </styled.div>
        <pre>
          <s># 三天打鱼，不如一天一节</s>
          {'\n'}
          <b>for</b> day <b>in</b> range(1, 4):{'\n'}
          {'    '}print(<i>{'f"第 {day} 天：又学了一节"'}</i>)
        </pre>
        <styled.pre borderTopWidth="1px" borderColor="line" bg="bg.subtle">
          <s>{output}</s>
          {'\n'}第 1 天：又学了一节{'\n'}第 2 天：又学了一节{'\n'}第 3 天：又学了一节
        </styled.pre>
      </Sheet>
    </Stage>
  );
}
