/** The sections of the page in their order. */
export const SECTIONS = [
  'profile',
  'notes',
  'access',
  'orders',
  'classes',
  'handOvers',
  'progress',
  'study',
  'reports',
  'checkIns',
  'devices',
  'acts',
] as const;

export type SectionName = (typeof SECTIONS)[number];

export const sectionId = (name: SectionName): string => `student-${name}`;

/** How the address names the place in the list of a section: `notesAfter=…`, `ordersPage=2`. */
export const placeName = (section: SectionName, part: 'After' | 'Before' | 'Page'): string =>
  `${section}${part}`;

/** The place in the list of a section that the address says; that of its first page says nothing. */
export const placeIn = (said: URLSearchParams, section: SectionName): string =>
  (['After', 'Before', 'Page'] as const).map((part) => said.get(placeName(section, part)) ?? '').join(' ');

/** Of which section the address says something last: its page was turned, or its days were chosen. */
export const lastSaidIn = (said: URLSearchParams): SectionName | undefined => {
  const last = [...said.keys()].at(-1);
  return SECTIONS.find((section) => last?.startsWith(section));
};
