import { styled } from '@ykd/adapters-ui/styled';
import { CloseIcon, Field, IconButton, SelectInput, type ListedOption } from '@ykd/adapters-ui/widgets';
import { stageTitle } from '@ykd/application/course';
import { catalogueEntry, PLAN_GROUPS } from '@ykd/domain/course';
import type { ChangeEvent } from 'react';
import { PickerField } from '../blocks/picker-field';
import { findCourses } from '../find-courses';
import { products } from '../messages/zh-CN/products';
import type { ChoiceDraft } from './product-texts';
import { useOnline } from './use-online';

const words = products.courses;

const Courses = styled('ul', {
  base: {
    listStyle: 'none',
    maxHeight: '72',
    overflowY: 'auto',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    fontSize: 'sm',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', paddingInlineStart: '3', py: '1' },
    '& > li:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'line' },
    '& small': { display: 'block', color: 'fg.subtle', fontSize: 'xs' },
    mdDown: { '& button': { width: '11', height: '11' } },
  },
});

const Stages = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    fontSize: 'sm',
    '& > li': {
      display: 'inline-flex',
      alignItems: 'center',
      paddingInlineStart: '2.5',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'md',
      bg: 'bg.subtle',
    },
  },
});

/** Courses of the catalogue, as they are offered for choosing. */
const findOptions = async (text: string): Promise<readonly ListedOption[]> =>
  findCourses(text).map(({ courseId, title }) => ({ id: courseId, title: `${title}（${courseId}）` }));

type CoursePickerProps = {
  courseIds: readonly string[];
  stages: readonly string[];
  onChange: (opens: Pick<ChoiceDraft, 'courseIds' | 'stages'>) => void;
};

/** The courses that a choice opens, each with what is online of it, and the ways to add some. */
export function CoursePicker({ courseIds, stages, onChange }: CoursePickerProps) {
  const known = useOnline();
  const lessonsOf = (courseId: string): number => known?.(courseId).lessons ?? 0;
  const add = (ids: readonly string[], stage?: string) =>
    onChange({
      courseIds: [...new Set([...courseIds, ...ids])],
      stages: stage === undefined ? stages : [...new Set([...stages, stage])],
    });
  const online = courseIds.filter((id) => lessonsOf(id) > 0).length;
  return (
    <styled.div display="flex" flexDirection="column" gap="3" role="group" aria-label={words.title}>
      <styled.p fontSize="sm" fontWeight="medium">
        {words.title}
        <styled.span marginInlineStart="2" color="fg.muted" fontWeight="normal">
          {courseIds.length === 0 ? words.none : words.sum(courseIds.length, online)}
        </styled.span>
      </styled.p>
      {courseIds.length > 0 && (
        <Courses tabIndex={0} aria-label={words.title}>
          {courseIds.map((id) => {
            const entry = catalogueEntry(id);
            const title = entry?.title ?? id;
            const lessons = lessonsOf(id);
            return (
              <li key={id}>
                <styled.span flex="1" minWidth="0" overflowWrap="anywhere">
                  {title}
                  <small>
                    {id} ·{' '}
                    {entry === undefined
                      ? words.gone
                      : lessons > 0
                        ? words.online(lessons, entry.outlineCount)
                        : words.soon(entry.outlineCount)}
                  </small>
                </styled.span>
                <IconButton
                  size="sm"
                  label={words.remove(title)}
                  onClick={() => onChange({ courseIds: courseIds.filter((one) => one !== id), stages })}
                >
                  <CloseIcon size={16} />
                </IconButton>
              </li>
            );
          })}
        </Courses>
      )}
      {stages.length > 0 && (
        <Stages aria-label={words.stages}>
          {stages.map((stage) => (
            <li key={stage}>
              {stageTitle(stage)}
              <IconButton
                size="sm"
                label={words.removeStage(stageTitle(stage))}
                onClick={() => onChange({ courseIds, stages: stages.filter((one) => one !== stage) })}
              >
                <CloseIcon size={14} />
              </IconButton>
            </li>
          ))}
        </Stages>
      )}
      <styled.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="3"
      >
        <PickerField
          label={words.add}
          placeholder={words.find}
          chosen={undefined}
          onChoose={(option) => option && add([option.id])}
          find={findOptions}
        />
        <Field label={words.stage}>
          <SelectInput
            value=""
            onChange={({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) =>
              value !== '' && add(PLAN_GROUPS[value] ?? [], value)
            }
          >
            <option value="">{words.noStage}</option>
            {Object.keys(PLAN_GROUPS).map((stage) => (
              <option key={stage} value={stage}>
                {stageTitle(stage)}
              </option>
            ))}
          </SelectInput>
        </Field>
      </styled.div>
    </styled.div>
  );
}
