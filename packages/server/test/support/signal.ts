/** Something to wait for, and the way to let it happen. */
export const signal = (): { readonly happened: Promise<void>; happen(): void } => {
  let resolve: () => void = () => {};
  const happened = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { happened, happen: () => resolve() };
};
