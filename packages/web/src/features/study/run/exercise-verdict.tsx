import { styled } from '@ykd/adapters-ui/styled';
import { shortTrace, type CodeVerdict } from '@ykd/adapters-ui/stores';
import { AlertCircleIcon, CheckCircleIcon } from '@ykd/adapters-ui/widgets';
import { results as messages } from '../messages/zh-CN/run-results';
import { refusalText } from './error-text';
import { OutputText } from './run-output';

const Verdict = styled('div', {
  base: { borderTopWidth: '1px', px: '4', py: '3', fontSize: 'sm', lineHeight: 'normal' },
  variants: {
    isPassed: {
      true: { bg: 'brand.subtle', borderColor: 'brand.line', color: 'brand.fg' },
      false: { bg: 'amber.subtle', borderColor: 'amber.line', color: 'fg.default' },
    },
  },
});

const Word = styled('p', {
  base: { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'semibold' },
});

const Sides = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
    marginTop: '3',
  },
});

function Side({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <styled.p color="fg.muted" marginBottom="1">
        {title}
      </styled.p>
      <OutputText
        tabIndex={0}
        role="group"
        aria-label={title}
        bg="bg.surface"
        borderWidth="1px"
        borderColor="line"
        borderRadius="md"
      >
        {text === '' ? messages.nothing : text}
      </OutputText>
    </div>
  );
}

/** Whether an exercise is solved, and what is missing. */
export function ExerciseVerdict({ verdict, saving }: { verdict: CodeVerdict; saving: string | undefined }) {
  if (verdict.kind === 'passed') {
    return (
      <Verdict isPassed>
        <Word>
          <CheckCircleIcon size={18} />
          {messages.verdict.passed}
          {saving !== undefined && <styled.span fontWeight="normal">{saving}</styled.span>}
        </Word>
      </Verdict>
    );
  }
  return (
    <Verdict isPassed={false}>
      <Word>
        <AlertCircleIcon size={18} />
        {messages.verdict.failed}
      </Word>
      <styled.p marginTop="1">
        {verdict.kind === 'differs' ? messages.differs : refusalText(verdict.failure)}
      </styled.p>
      {verdict.kind === 'differs' ? (
        <Sides>
          <Side title={messages.expected} text={verdict.expected} />
          <Side title={messages.printed} text={verdict.printed} />
        </Sides>
      ) : (
        verdict.failure.name !== 'AssertionError' &&
        verdict.failure.name !== 'Error' && (
          <OutputText tabIndex={0} role="group" aria-label={verdict.failure.name}>
            <span className="stderr">{shortTrace(verdict.failure)}</span>
          </OutputText>
        )
      )}
    </Verdict>
  );
}
