import { styled } from '@ykd/adapters-ui/styled';
import { Button, Field, TextInput } from '@ykd/adapters-ui/widgets';
import { STUDY_SPAN_MAX_DAYS } from '@ykd/domain/report';
import { useState, type SyntheticEvent } from 'react';
import { student } from '../messages/zh-CN/student';
import { isRange, LAST_DAYS, type Range, type StudyDays } from './study-days';

const words = student.study;

/** A range of one's own: two days. */
function OwnRange({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const [own, setOwn] = useState(range);
  const [error, setError] = useState<string>();
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isRange(own)) onChange(own);
    setError(isRange(own) ? undefined : words.wrongRange(STUDY_SPAN_MAX_DAYS));
  };
  return (
    <styled.form
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      gap="3"
      marginBottom="3"
      onSubmit={onSubmit}
    >
      <Field label={words.from} error={error}>
        <TextInput
          type="date"
          value={own.from}
          max={own.to}
          onChange={({ target }) => setOwn({ ...own, from: target.value })}
        />
      </Field>
      <Field label={words.to}>
        <TextInput
          type="date"
          value={own.to}
          min={own.from}
          onChange={({ target }) => setOwn({ ...own, to: target.value })}
        />
      </Field>
      <Button type="submit" variant="outline" marginTop={{ md: '7' }}>
        {words.show}
      </Button>
    </styled.form>
  );
}

/** Which days are shown: the last ones, or a range of one's own. */
export function StudyRange({
  choice,
  range,
  onChange,
}: {
  choice: StudyDays;
  /** The days of the choice, which one's own range begins with. */
  range: Range;
  onChange: (choice: StudyDays) => void;
}) {
  const [wantsOwn, setWantsOwn] = useState(false);
  const isOwn = wantsOwn || typeof choice === 'object';
  const isShown = (days: number): boolean => !isOwn && days === choice;
  return (
    <>
      <styled.div
        role="group"
        aria-label={words.range}
        display="flex"
        flexWrap="wrap"
        gap="2"
        marginBottom="3"
      >
        {LAST_DAYS.map((days) => (
          <Button
            key={days}
            size="sm"
            variant={isShown(days) ? 'soft' : 'ghost'}
            aria-pressed={isShown(days)}
            onClick={() => {
              setWantsOwn(false);
              onChange(days);
            }}
          >
            {words.lastDays(days)}
          </Button>
        ))}
        <Button
          size="sm"
          variant={isOwn ? 'soft' : 'ghost'}
          aria-pressed={isOwn}
          onClick={() => setWantsOwn(true)}
        >
          {words.own}
        </Button>
      </styled.div>
      {isOwn && <OwnRange range={range} onChange={onChange} />}
    </>
  );
}
