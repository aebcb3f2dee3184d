import type { ReactNode } from 'react';

/** An entry of a menu: something to choose, or a line between two groups. */
export type MenuItem =
  | {
      readonly id: string;
      readonly label: string;
      readonly icon?: ReactNode;
      readonly tone?: 'default' | 'danger' | undefined;
      readonly disabled?: boolean | undefined;
      readonly onSelect: () => void;
    }
  | { readonly id: string; readonly separator: true };
