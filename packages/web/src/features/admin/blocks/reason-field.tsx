import { Field, TextArea } from '@ykd/adapters-ui/widgets';
import { issuesOf, type Issue } from '@ykd/domain/member';
import type { ChangeEvent } from 'react';
import { blocks } from '../messages/zh-CN/blocks';

const words = blocks.reason;

/** How long a reason is, in characters as they are seen. */
const reasonLength = (reason: string): number => [...reason.trim()].length;

/** How long a reason may be. */
export type ReasonLength = { readonly min: number; readonly max: number };

/** What is wrong with a reason. */
export const reasonIssues = (reason: string, { min, max }: ReasonLength): readonly Issue[] => {
  const length = reasonLength(reason);
  return issuesOf([['reason', length < min || length > max ? words.between(min, max) : undefined]]);
};

/** Why something is done, for the log of what staff do. */
export function ReasonField({
  label = words.label,
  value,
  length,
  error,
  onChange,
}: {
  /** What it is called where it says more than why. */
  label?: string | undefined;
  value: string;
  length: ReasonLength;
  error?: string | undefined;
  onChange: (reason: string) => void;
}) {
  return (
    <Field
      label={label}
      required
      error={error}
      hint={reasonLength(value) < length.min ? words.least(length.min) : words.hint}
      aside={words.length(reasonLength(value), length.max)}
    >
      <TextArea
        name="reason"
        value={value}
        onChange={({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
