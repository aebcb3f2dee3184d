import { styled } from '@ykd/adapters-ui/styled';
import { CODE_RUN_MS, shortTrace, type CodeRunState } from '@ykd/adapters-ui/stores';
import { AlertCircleIcon } from '@ykd/adapters-ui/widgets';
import type { RunLanguage } from '@ykd/application/course';
import { results as messages } from '../messages/zh-CN/run-results';
import { errorText } from './error-text';

const Area = styled('div', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    bg: 'bg.surface',
    fontSize: 'sm',
    lineHeight: 'normal',
  },
});

/** What a program printed, in its own columns; long output scrolls. */
export const OutputText = styled('pre', {
  base: {
    px: '4',
    py: '3',
    maxHeight: '20rem',
    overflow: 'auto',
    fontFamily: 'mono',
    fontSize: '0.9375rem',
    lineHeight: '1.6',
    tabSize: 4,
    _focusVisible: { outlineOffset: '-2px' },
    '& .stderr': { color: 'danger.fg' },
  },
});

const Notice = styled('p', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '2', px: '4', py: '2.5', color: 'fg.muted' },
  variants: { isError: { true: { color: 'danger.fg', '& svg': { flexShrink: 0 } } } },
});

const WORDS = {
  timeout: messages.timeout(CODE_RUN_MS / 1000),
  stopped: messages.stopped,
  broken: messages.broken,
  running: messages.running,
} as const;

/** What there is to say of the state of a run; nothing while its output says enough. */
const wordOf = ({ status, output, verdict }: CodeRunState, language: RunLanguage): string | undefined => {
  if (status === 'loading') return messages.loading[language];
  if (status === 'finished')
    return output.length === 0 && verdict === undefined ? messages.silent : undefined;
  return status === 'idle' || status === 'failed' ? undefined : WORDS[status];
};

/** What came of a run: what it printed, and in what way it ended. */
export function RunOutput({ state, language }: { state: CodeRunState; language: RunLanguage }) {
  const { output, isCut, failure, status } = state;
  const word = wordOf(state, language);
  // There before anything is in it, so that it is read out.
  return (
    <div aria-live="polite" aria-busy={status === 'loading' || status === 'running'}>
      {status !== 'idle' && (
        <Area role="group" aria-label={messages.result}>
          {output.length > 0 && (
            <OutputText tabIndex={0} role="group" aria-label={messages.printed}>
              {output.map(({ stream, text }, at) => (
                <span key={at} className={stream}>
                  {text}
                </span>
              ))}
            </OutputText>
          )}
          {isCut && <Notice>{messages.cut}</Notice>}
          {failure && (
            <>
              <Notice isError>
                <AlertCircleIcon size={18} />
                {errorText(failure)}
              </Notice>
              <OutputText tabIndex={0} role="group" aria-label={failure.name}>
                <span className="stderr">{shortTrace(failure)}</span>
              </OutputText>
            </>
          )}
          {word !== undefined && (
            <Notice isError={status === 'timeout' || status === 'broken'}>
              {(status === 'timeout' || status === 'broken') && <AlertCircleIcon size={18} />}
              {word}
            </Notice>
          )}
        </Area>
      )}
    </div>
  );
}
