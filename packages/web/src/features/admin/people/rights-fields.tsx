import { styled } from '@ykd/adapters-ui/styled';
import { CheckBox, Field, SelectInput } from '@ykd/adapters-ui/widgets';
import { GRANTS, isSuperAdmin, STAFF_ROLES, type Grant, type StaffRole } from '@ykd/domain/access';
import { staffRightsIssue } from '@ykd/domain/people';
import type { ChangeEvent } from 'react';
import { admin } from '../messages/zh-CN/admin';
import { people } from '../messages/zh-CN/people';

const words = people.employee;

/** Rights as a form has them. */
export interface RightsValues {
  readonly role: StaffRole | null;
  readonly grants: readonly Grant[];
}

export const NO_RIGHTS: RightsValues = { role: null, grants: [] };

/** What is told of somebody, as his form has it. */
export const rightsOf = ({
  role,
  grants,
}: {
  readonly role?: unknown;
  readonly grants?: unknown;
}): RightsValues => ({
  role: STAFF_ROLES.find((one) => one === role) ?? null,
  grants: GRANTS.filter((one) => Array.isArray(grants) && grants.includes(one)),
});

/** The same for the server. */
export const rightsInput = ({ role, grants }: RightsValues) => ({ role, grants: [...grants] });

/** Whether two give the same. */
export const areSame = (one: RightsValues, other: RightsValues): boolean =>
  one.role === other.role &&
  GRANTS.every((grant) => one.grants.includes(grant) === other.grants.includes(grant));

/** A role, and what is granted beside it. */
export function RightsFields({
  values,
  error,
  onChange,
}: {
  values: RightsValues;
  error?: string | undefined;
  onChange: (values: RightsValues) => void;
}) {
  const { role, grants } = values;
  const isSuper = isSuperAdmin({ role: role ?? undefined });
  return (
    <>
      <Field label={words.role} error={error} hint={staffRightsIssue({ role: role ?? undefined, grants })}>
        <SelectInput
          name="role"
          value={role ?? ''}
          onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
            onChange({ ...values, role: STAFF_ROLES.find((one) => one === currentTarget.value) ?? null })
          }
        >
          <option value="">{words.noRole}</option>
          {STAFF_ROLES.map((one) => (
            <option key={one} value={one}>
              {admin.roles[one]}
            </option>
          ))}
        </SelectInput>
      </Field>
      <styled.fieldset minWidth="0">
        <styled.legend fontSize="sm" fontWeight="medium">
          {words.grants}
        </styled.legend>
        <styled.div
          display="grid"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
        >
          {GRANTS.map((grant) => (
            <CheckBox
              key={grant}
              label={admin.grants[grant]}
              // Who may do everything needs none.
              isDisabled={isSuper}
              isChecked={isSuper || grants.includes(grant)}
              onChange={(isChecked) =>
                onChange({
                  ...values,
                  grants: GRANTS.filter((one) => (one === grant ? isChecked : grants.includes(one))),
                })
              }
            />
          ))}
        </styled.div>
      </styled.fieldset>
    </>
  );
}
