import { createContext, useContext } from 'react';

/** What a field tells the control inside it. */
export type FieldContextValue = {
  readonly controlId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
};

export const FieldContext = createContext<FieldContextValue | undefined>(undefined);

/** The attributes that tie a control to its field; what the control sets itself wins. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.controlId,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    // Not the native attribute: the browser's own bubble would get before our message.
    'aria-required': field.required || undefined,
  };
}

/** The attributes of a group of controls that make up one field, such as radio buttons. */
export function useFieldGroup() {
  const labelId = useContext(FieldContext)?.labelId;
  return { ...useFieldControl(), 'aria-labelledby': labelId };
}
