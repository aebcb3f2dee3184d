import { Field, SelectInput } from '@ykd/adapters-ui/widgets';
import { shanghaiDay } from '@ykd/domain/shared';
import { useServices } from '../../../container/services-context';
import { monthAfter, monthOf } from '../blocks/asked-month';
import { commission as words } from '../messages/zh-CN/commission';

/** So many months are to be chosen from; an address may ask for an older one. */
const MONTHS = 36;

/** Which month alone is shown; undefined: all of them. */
export function MonthField({
  month,
  onChange,
}: {
  month: string | undefined;
  onChange: (month: string | undefined) => void;
}) {
  const thisMonth = monthOf(null, shanghaiDay(useServices().environment.clock.now()));
  const recent = Array.from({ length: MONTHS }, (_, back) => monthAfter(thisMonth, -back));
  const months = month === undefined || recent.includes(month) ? recent : [...recent, month];
  return (
    <Field label={words.month}>
      <SelectInput
        name="month"
        value={month ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? undefined : value)}
      >
        <option value="">{words.allMonths}</option>
        {months.map((one) => (
          <option key={one} value={one}>
            {words.monthTitle(one)}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}
