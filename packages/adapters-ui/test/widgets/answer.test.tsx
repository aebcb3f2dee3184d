import type { AppError, ErrorOf } from '@ykd/application/shared';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Asked } from '../../src/react/index.js';
import { Answer } from '../../src/widgets/index.js';

type Closed = { readonly kind: 'forbidden' };
type Of<Refusal extends AppError> = Omit<Asked<readonly string[], Refusal>, 'retry'>;

const retry = () => undefined;
const skeletons = <p>灰</p>;

const shown = (of: Of<ErrorOf<'not-logged-in'>>): string =>
  renderToStaticMarkup(
    <Answer
      of={{ ...of, retry }}
      waiting={skeletons}
      failed="没有加载出来"
      isEmpty={(list) => list.length === 0}
      empty={<p>一个也没有</p>}
    >
      {(list) => <p>{list.join('、')}</p>}
    </Answer>,
  );

describe('an answer', () => {
  it.each(['idle', 'loading'] as const)('is waited for while it is %s', (status) => {
    expect(shown({ status })).toMatch(/role="status" aria-busy="true".*灰/);
  });

  it('is shown, also while it is asked for again and when that failed', () => {
    for (const status of ['ready', 'loading', 'failed'] as const) {
      expect(shown({ status, value: ['甲', '乙'] })).toBe('<p>甲、乙</p>');
    }
  });

  it('may be empty', () => {
    expect(shown({ status: 'ready', value: [] })).toBe('<p>一个也没有</p>');
  });

  it('may fail, also where that of another key stood', () => {
    for (const part of [{}, { value: ['甲'], isBefore: true }]) {
      const text = shown({ status: 'failed', ...part });
      expect(text).toMatch(/role="alert".*没有加载出来.*重试/);
      expect(text).not.toContain('甲');
    }
    expect(shown({ status: 'loading', value: ['甲'], isBefore: true })).toBe('<p>甲</p>');
  });

  it('is waited for by who is not logged in: the guard leads away', () => {
    expect(shown({ status: 'refused', refusal: { kind: 'not-logged-in' } })).toContain('灰');
  });

  it('has to say what it shows of a refusal', () => {
    const of: Asked<string, Closed> = { status: 'refused', refusal: { kind: 'forbidden' }, retry };
    const rest = { of, waiting: skeletons, failed: '没有加载出来', children: (text: string) => text };
    expect(renderToStaticMarkup(<Answer {...rest} refused={<p>不行</p>} />)).toBe('<p>不行</p>');
    expect(renderToStaticMarkup(<Answer {...rest} refused="failed" />)).toMatch(/没有加载出来.*重试/);
    // @ts-expect-error what is refused has to be drawn
    expect(renderToStaticMarkup(<Answer {...rest} />)).toBe('');
  });
});
