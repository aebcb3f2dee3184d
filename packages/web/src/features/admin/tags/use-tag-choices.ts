import { useQuery } from '@ykd/adapters-ui/react';
import type { ColumnChoices } from '../table/condition-words';
import { useTagQueries } from './tag-queries';

/** By which tags a list of students can be narrowed; undefined as long as that is not known. */
export const useTagChoices = (): ColumnChoices | undefined =>
  useQuery(useTagQueries().choices, undefined).value;
