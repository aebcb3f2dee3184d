/** A form as browsers send it: names with files, each with the file's own name and type. */
export const formOf = (
  ...parts: readonly (readonly [name: string, bytes: Uint8Array, fileName?: string, type?: string])[]
): FormData => {
  const form = new FormData();
  for (const [name, bytes, fileName = 'me.png', type = 'image/png'] of parts) {
    form.append(name, new File([Uint8Array.from(bytes)], fileName, { type }));
  }
  return form;
};
