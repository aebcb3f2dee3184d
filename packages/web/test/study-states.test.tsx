import type { AppError } from '@ykd/application/shared';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createServices } from '../src/container/create-services';
import { ServicesContext } from '../src/container/services-context';
import { LoadFailure } from '../src/features/study/load-failure';
import { RefusedCourse } from '../src/features/study/components/refused-course';
import { testEnvironment, testParts } from './support/environment';

/** What there is to read. */
const read = (page: ReactNode, isOnline = true): string =>
  renderToStaticMarkup(
    <ServicesContext value={createServices(testEnvironment({ isOnline: () => isOnline }), testParts)}>
      <MemoryRouter>{page}</MemoryRouter>
    </ServicesContext>,
  ).replace(/<[^>]*>/g, ' ');

describe('a course that does not open', () => {
  const refused = (courseId: string, error: AppError): string =>
    read(<RefusedCourse courseId={courseId} title="某课程" error={error} />);

  it('is not for sale when there is no such course', () => {
    const text = refused('nosuch', { kind: 'course-not-found' });
    expect(text).toContain('没有找到这门课程');
    expect(text).not.toContain('去购买');
  });

  it('is on its way when the catalogue has it but no content is there', () => {
    const text = refused('py1', { kind: 'course-not-found' });
    expect(text).toContain('课程内容还没有上线');
    expect(text).not.toContain('去购买');
  });

  it('says anything else in whole sentences', () => {
    expect(refused('py1', { kind: 'lesson-not-found' })).toMatch(/没有找到[^。]*。/);
  });
});

describe('what did not load', () => {
  const failure = <LoadFailure title="没有加载出来" onRetry={() => undefined} />;

  it('says that the network is gone when it is', () => {
    expect(read(failure, false)).toContain('网络已断开，联网后会自动重试');
    expect(read(failure)).not.toContain('网络已断开');
  });
});
