/** The id of the member that a line says it was done to. */
export const memberOfSubject = (subject: string | null): string | undefined =>
  subject === null ? undefined : /^member (.+)$/.exec(subject)?.[1];
