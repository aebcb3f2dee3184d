let places = 0;

/** An address that nobody has yet: no limit of addresses is in the way of what is tried. */
export const newPlace = (): string => {
  places += 1;
  return `10.${100 + (places >> 16)}.${(places >> 8) & 255}.${places & 255}`;
};

/** The header by which the one proxy in front names an address. */
export const from = (place: string): { readonly 'x-forwarded-for': string } => ({ 'x-forwarded-for': place });
