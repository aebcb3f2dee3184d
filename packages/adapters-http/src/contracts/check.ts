import { createIssueList, type ErrorOf } from '@ykd/application/shared';
import type { Issue } from '@ykd/domain/member';
import { err, ok, type Result } from '@ykd/domain/shared';
import * as z from 'zod/mini';
import { fieldName, issueMessage } from './messages.js';

const issuesOf = (error: z.core.$ZodError): readonly Issue[] => {
  const issues = createIssueList();
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) issues.add(fieldName(path), () => issue.message);
  }
  return issues.all();
};

/** Parses a value by its schema; what does not fit comes back as Chinese issues, one a field. */
export const check = <S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
): Result<z.output<S>, ErrorOf<'invalid-input'>> => {
  const parsed = z.safeParse(schema, value, { error: issueMessage });
  return parsed.success ? ok(parsed.data) : err({ kind: 'invalid-input', issues: issuesOf(parsed.error) });
};
