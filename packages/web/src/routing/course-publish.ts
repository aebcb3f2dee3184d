import { adminCoursePath } from '@ykd/domain/access';

const PUBLISH = 'publish';

/** The page of a course on which it is asked whether a version is to be published. */
export const coursePublishHref = (courseId: string, number: number): string =>
  `${adminCoursePath(courseId)}?${PUBLISH}=${number}`;

/** Which version that address asks about, as it is written. */
export const publishAsked = (search: URLSearchParams): string | null => search.get(PUBLISH);

/** The address without that question. */
export const withoutPublish = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search);
  rest.delete(PUBLISH);
  return rest;
};
