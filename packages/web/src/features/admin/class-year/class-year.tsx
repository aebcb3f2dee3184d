import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, SkeletonText } from '@ykd/adapters-ui/widgets';
import type { ClassYear as Year } from '@ykd/application/class-glance';
import { useState } from 'react';
import { Quiet } from '../components/detail-parts';
import { Fact, Facts } from '../components/facts';
import { yearOfClass as words } from '../messages/zh-CN/year-of-class';
import { useClassYearQueries } from './class-year-queries';

/** So many years back can be looked at, the one that goes on among them. */
const YEARS = 4;

function Sums({ year: { year, isOver, isCut, sums } }: { year: Year }) {
  if (sums === null) return <Quiet>{words.tooFew(year)}</Quiet>;
  const facts = [
    [words.learners, words.people(sums.learners)],
    [words.studyDays, words.days(sums.studyDays)],
    [words.time, words.timeOf(sums.seconds)],
    [words.activeHour, words.hourOf(sums.activeHour)],
    [words.exercises, words.pieces(sums.exercises)],
    [words.notes, words.notesOf(sums.notes)],
  ] as const;
  return (
    <>
      {(!isOver || isCut) && (
        <styled.p fontSize="sm" marginBottom="3">
          {!isOver && words.soFar}
          {isCut && words.cut}
        </styled.p>
      )}
      <Facts>
        {facts.map(([title, value]) => (
          <Fact key={title} title={title}>
            {value}
          </Fact>
        ))}
      </Facts>
    </>
  );
}

/** A year of a class in sums, the latest that is over first. Beyond the Specification. */
export function ClassYear({ classId, today }: { classId: string; today: string }) {
  const current = Number(today.slice(0, 4));
  const [year, setYear] = useState(current - 1);
  const found = useQuery(useClassYearQueries().year, { classId, year });
  return (
    <Card as="section" aria-labelledby="class-year">
      <styled.h2 id="class-year" fontSize="md" fontWeight="semibold">
        {words.title}
      </styled.h2>
      <Quiet>{words.hint}</Quiet>
      <styled.div role="group" aria-label={words.years} display="flex" flexWrap="wrap" gap="1" marginY="3">
        {Array.from({ length: YEARS }, (_, ago) => current - ago).map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === year ? 'soft' : 'ghost'}
            aria-pressed={one === year}
            onClick={() => setYear(one)}
          >
            {words.yearOf(one)}
          </Button>
        ))}
      </styled.div>
      <Answer of={found} failed={words.failed} refused="failed" waiting={<SkeletonText lines={3} />}>
        {(value) => (
          <styled.div aria-busy={found.isBefore === true || undefined} opacity={found.isBefore ? '0.5' : '1'}>
            <Sums year={value} />
          </styled.div>
        )}
      </Answer>
    </Card>
  );
}
