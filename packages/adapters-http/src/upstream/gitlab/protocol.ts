import * as z from 'zod/mini';

/** The users of GitLab's REST API, version 4. */
export const USERS_PATH = '/api/v4/users';

/** A user as an administrator sees one; of the rest nothing is read. */
export const gitlabUser = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  email: z.optional(z.nullable(z.string())),
  is_admin: z.optional(z.boolean()),
  note: z.optional(z.nullable(z.string())),
});

export type GitlabUser = z.output<typeof gitlabUser>;

/** An answer that failed: GitLab says why in one of these. */
export const failedAnswer = z.object({
  message: z.optional(z.union([z.string(), z.record(z.string(), z.array(z.string()))])),
  error: z.optional(z.string()),
});
