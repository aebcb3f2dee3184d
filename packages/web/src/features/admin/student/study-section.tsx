import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Skeleton } from '@ykd/adapters-ui/widgets';
import { dayOfIndex, shanghaiDayIndex } from '@ykd/domain/shared';
import { useServices } from '../../../container/services-context';
import { DayChart } from '../blocks/day-chart';
import { PartAnswer } from '../components/failed-line';
import { student } from '../messages/zh-CN/student';
import { Quiet, Unread } from './parts';
import { Section } from './section';
import { rangeOf, readStudyDays, USUAL_DAYS, writeStudyDays, type Range } from './study-days';
import { StudyRange } from './study-range';
import { useStudentQueries } from '../queries/student-page-queries';
import { useSaid } from '../blocks/use-said';

const words = student.study;
const HEADS = { day: words.day, value: words.time, figures: `${words.time}（${words.unit}）` };

const inMinutes = (seconds: number): number => Math.round(seconds / 6) / 10;

/** How long he studied each day. */
export function StudySection({ userId }: { userId: string }) {
  const { environment } = useServices();
  const today = shanghaiDayIndex(environment.clock.now());
  const lastDays = (days: number): Range => ({ from: dayOfIndex(today - days + 1), to: dayOfIndex(today) });
  const { said, say } = useSaid();
  const choice = readStudyDays(said.get('study'));
  const range = rangeOf(choice ?? USUAL_DAYS, lastDays);
  const study = useQuery(useStudentQueries().studyTime, { userId, ...range });
  return (
    <Section name="study">
      {choice === undefined && <Unread>{words.unread(USUAL_DAYS)}</Unread>}
      <StudyRange
        choice={choice ?? USUAL_DAYS}
        range={range}
        onChange={(next) => say({ study: writeStudyDays(next) })}
      />
      <PartAnswer
        of={study}
        failed={student.sectionFailed(student.sections.study)}
        waiting={<Skeleton height="40" />}
      >
        {(days) => {
          const studied = days.filter(({ seconds }) => seconds > 0);
          const total = studied.reduce((sum, { seconds }) => sum + seconds, 0);
          return (
            <styled.div
              aria-busy={study.isBefore === true || undefined}
              opacity={study.isBefore ? '0.5' : '1'}
            >
              <Quiet role="status">
                {studied.length === 0 ? words.none : words.total(words.inWords(total), studied.length)}
              </Quiet>
              {studied.length > 0 && (
                <DayChart
                  title={words.chart}
                  days={days.map(({ day, seconds }) => ({ day, value: seconds }))}
                  inWords={words.inWords}
                  inFigures={inMinutes}
                  heads={HEADS}
                />
              )}
            </styled.div>
          );
        }}
      </PartAnswer>
    </Section>
  );
}
