/**
 * Whether a text without white space around it looks like an address: one `@` with something before it, no white
 * space, and a dot inside the part behind it (Specification §5 'address-like'). Linear, so that a long text cannot
 * stall the check.
 */
export const isAddressLike = (email: string): boolean => {
  const at = email.indexOf('@');
  const domain = email.slice(at + 1);
  const dot = domain.indexOf('.', 1);
  return at > 0 && !domain.includes('@') && !/\s/.test(email) && dot > 0 && dot < domain.length - 1;
};
