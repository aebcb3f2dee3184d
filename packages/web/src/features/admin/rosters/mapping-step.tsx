import { errorMessage } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, CheckBox, Field, SelectInput, Spinner } from '@ykd/adapters-ui/widgets';
import type { RosterView } from '@ykd/application/roster';
import { adminRosterPath } from '@ykd/domain/access';
import { ROSTER_FIELDS, ROSTER_OVERWRITES, rosterMappingIssue, type RosterField } from '@ykd/domain/roster';
import { useState, type ChangeEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PickerField } from '../blocks/picker-field';
import { useFindClasses } from '../queries/find-classes';
import { FormAlert } from '../../../forms/form-alert';
import { rosters } from '../messages/zh-CN/rosters';
import { useRosterQueries } from './roster-queries';

const words = rosters.mapping;

const Columns = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(auto-fill, minmax(15rem, 1fr))' },
    gap: '4',
    listStyle: 'none',
  },
});

const optionOf = (one: RosterView['schoolClass']) =>
  one === null ? undefined : { id: one.id, title: one.name ?? words.classGone };

/** What each column is, into which class all come, and which take the place of what is there. */
export function MappingStep({ roster }: { roster: RosterView }) {
  const { id, version, columns } = roster;
  const queries = useRosterQueries();
  const navigate = useNavigate();
  const [fields, setFields] = useState(() => columns.map(({ field }) => field));
  const [overwrites, setOverwrites] = useState(roster.overwrites);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [target, setTarget] = useState(() => optionOf(roster.schoolClass));
  const find = useFindClasses();
  const classId = target?.id ?? null;
  const issue = rosterMappingIssue(fields, classId);
  const check = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(issue);
    try {
      if (issue !== undefined) return;
      const answer = await queries.acts.plan({ id, version, fields, overwrites, classId });
      queries.outdate(id);
      if (!answer.ok) {
        setFailure(errorMessage(answer.error));
        return;
      }
      const isFaulty = answer.value.tally.some(({ state }) => state === 'faulty');
      void navigate(`${adminRosterPath(id)}${isFaulty ? '?state=faulty' : ''}`);
    } catch {
      setFailure(rosters.take.lost);
    } finally {
      setBusy(false);
    }
  };
  const known = ROSTER_OVERWRITES.filter((field) => fields.includes(field));
  return (
    <Card room="md">
      <styled.div display="flex" flexDirection="column" gap="5">
        <styled.p fontSize="sm" color="fg.muted">
          {words.note}
        </styled.p>
        <Columns>
          {columns.map(({ title, samples, way }, at) => (
            <styled.li key={at} minWidth="0">
              <Field
                label={words.fieldOf(title)}
                hint={[way === 'content' ? [words.byContent] : [], samples].flat().join(' · ')}
              >
                <SelectInput
                  value={fields[at] ?? ''}
                  onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
                    const chosen = currentTarget.value as RosterField | '';
                    setFields((before) =>
                      before.map((field, place) => (place === at ? chosen || null : field)),
                    );
                  }}
                >
                  <option value="">{words.leave}</option>
                  {ROSTER_FIELDS.map((field) => (
                    <option key={field} value={field}>
                      {rosters.fields[field]}
                    </option>
                  ))}
                </SelectInput>
              </Field>
            </styled.li>
          ))}
        </Columns>
        <styled.div maxWidth="80">
          <PickerField
            label={words.schoolClass}
            hint={words.schoolClassHint}
            placeholder={words.noClass}
            chosen={target}
            find={find}
            onChoose={setTarget}
          />
        </styled.div>
        {known.length > 0 && (
          <styled.fieldset>
            <styled.legend fontSize="sm" fontWeight="medium">
              {words.overwrites}
            </styled.legend>
            <styled.p fontSize="sm" color="fg.muted">
              {words.overwritesHint}
            </styled.p>
            <styled.div display="flex" flexWrap="wrap" columnGap="5">
              {known.map((field) => (
                <CheckBox
                  key={field}
                  label={rosters.fields[field]}
                  isChecked={overwrites.includes(field)}
                  onChange={(isChecked) =>
                    setOverwrites((before) =>
                      isChecked ? [...before, field] : before.filter((one) => one !== field),
                    )
                  }
                />
              ))}
            </styled.div>
          </styled.fieldset>
        )}
        <FormAlert message={failure} />
        <styled.div>
          <Button aria-disabled={isBusy || undefined} onClick={() => void check()}>
            {isBusy && <Spinner size="1em" />}
            {isBusy ? words.checking : words.check}
          </Button>
        </styled.div>
      </styled.div>
    </Card>
  );
}
