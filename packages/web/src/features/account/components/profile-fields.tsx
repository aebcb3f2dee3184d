import { styled } from '@ykd/adapters-ui/styled';
import { ChoiceGroup, Field, MonthInput, TextArea, TextInput } from '@ykd/adapters-ui/widgets';
import { GENDERS, SIGNATURE_MAX, signatureLength } from '@ykd/domain/member';
import { shanghaiDay } from '@ykd/domain/shared';
import type { ChangeEvent } from 'react';
import { account } from '../messages/zh-CN/account';
import { memberTexts } from '../../../messages/zh-CN/member-texts';
import type { ProfileValues } from '../profile-values';
import { SchoolField } from './school-field';

const { profile } = account;

/** Two columns where there is room; what is `wide` takes both. */
const Grid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
    columnGap: '4',
    rowGap: '5',
    '& > .wide': { gridColumn: { sm: '1 / -1' } },
  },
});

const GENDER_OPTIONS = GENDERS.map((id) => ({ id, label: profile.genders[id] }));

/** How far back and ahead the years go. */
const OLDEST_YEARS = 60;
const LONGEST_STUDIES = 8;

export type ProfileFieldsProps = {
  values: ProfileValues;
  mobile: string;
  errors: Readonly<Record<string, string>>;
  /** Epoch milliseconds: the years to choose from depend on it. */
  now: number;
  onChange: (part: Partial<ProfileValues>) => void;
  /** A field was left with something that cannot be saved. */
  onWrong: (field: keyof ProfileValues, message: string) => void;
};

/** The fields of 完善个人信息 below the picture. */
export function ProfileFields({ values, mobile, errors, now, onChange, onWrong }: ProfileFieldsProps) {
  const thisYear = Number(shanghaiDay(now).slice(0, 4));
  const text = (field: 'name' | 'email' | 'major') => ({
    name: field,
    value: values[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [field]: event.target.value }),
  });
  const of = (field: keyof ProfileValues, label: string) => ({ label, error: errors[field], required: true });

  return (
    <Grid>
      <Field {...of('name', profile.name)}>
        <TextInput {...text('name')} autoComplete="name" />
      </Field>
      <Field {...of('gender', profile.gender)}>
        <ChoiceGroup
          name="gender"
          value={values.gender}
          options={GENDER_OPTIONS}
          onChange={(gender) => onChange({ gender })}
        />
      </Field>
      <Field label={memberTexts.mobile} hint={profile.mobileHint}>
        <TextInput readOnly value={mobile} />
      </Field>
      <Field {...of('email', profile.email)}>
        <TextInput {...text('email')} type="email" autoComplete="email" />
      </Field>
      <div className="wide">
        <SchoolField
          name="schoolName"
          value={values.schoolName}
          error={errors['schoolName']}
          onChange={(schoolName) => onChange({ schoolName })}
          onWrong={(message) => onWrong('schoolName', message)}
        />
      </div>
      <Field {...of('schoolBeginDate', profile.begin)}>
        <MonthInput
          label={profile.begin}
          name="schoolBeginDate"
          value={values.schoolBeginDate}
          firstYear={thisYear - OLDEST_YEARS}
          lastYear={thisYear + 1}
          usualMonth="09"
          onChange={(schoolBeginDate) => onChange({ schoolBeginDate })}
        />
      </Field>
      <Field {...of('schoolEndDate', profile.end)}>
        <MonthInput
          label={profile.end}
          name="schoolEndDate"
          value={values.schoolEndDate}
          firstYear={thisYear - OLDEST_YEARS}
          lastYear={thisYear + LONGEST_STUDIES}
          usualMonth="06"
          onChange={(schoolEndDate) => onChange({ schoolEndDate })}
        />
      </Field>
      <div className="wide">
        <Field {...of('major', profile.major)}>
          <TextInput {...text('major')} />
        </Field>
      </div>
      <div className="wide">
        <Field
          label={profile.signature}
          error={errors['description']}
          aside={
            <styled.span
              fontVariantNumeric="tabular-nums"
              color={signatureLength(values.description) > SIGNATURE_MAX ? 'danger.fg' : undefined}
            >
              {`${signatureLength(values.description)} / ${SIGNATURE_MAX}`}
            </styled.span>
          }
        >
          <TextArea
            name="description"
            value={values.description}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) =>
              onChange({ description: event.target.value })
            }
          />
        </Field>
      </div>
    </Grid>
  );
}
