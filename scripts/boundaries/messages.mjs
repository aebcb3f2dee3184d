const APP = /^packages\/web\/src\//;
const SHARED = /^packages\/web\/src\/messages\//;
const OWNER = /^packages\/web\/src\/(?:features|layouts)\/[^/]+(?=\/)/;

/** The rule that dependency-cruiser cannot express: it counts files, not the features that they belong to. */
export const MESSAGES = 'web-messages-with-their-feature';

/** Texts among the shared ones that only one feature or one layout reads: they live there. */
export const misplacedMessages = (modules) =>
  modules
    .filter(({ source }) => SHARED.test(source))
    .flatMap(({ source, dependents }) => {
      const readers = dependents.filter((name) => APP.test(name));
      const owners = new Set(readers.map((name) => OWNER.exec(name)?.[0] ?? 'shared'));
      const [owner] = owners;
      if (owners.size !== 1 || owner === 'shared') return [];
      return [{ rule: { name: MESSAGES }, from: source, to: owner }];
    });
