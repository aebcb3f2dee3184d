import type {
  PlacementCall,
  PlacementLanguage,
  PlacementQuestionForm,
  PlacementSkill,
} from '@ykd/domain/placement';

/** A question of the bank and the id by which it is known. */
export type PlacementQuestion = PlacementQuestionForm & { readonly id: string };

/** Makers of the questions about one skill; `difficulty`: in logits; `right`: which option is, from 0. */
export const questionsOf = (skill: PlacementSkill) => ({
  choice: (
    name: string,
    difficulty: number,
    prompt: string,
    options: readonly string[],
    right: number,
  ): PlacementQuestion => ({
    id: `${skill}-${name}`,
    kind: 'choice',
    skill,
    difficulty,
    prompt,
    options,
    right,
  }),
  program: (
    name: string,
    difficulty: number,
    prompt: string,
    language: PlacementLanguage,
    starter: string,
    calls: readonly PlacementCall[],
  ): PlacementQuestion => ({
    id: `${skill}-${name}`,
    kind: 'program',
    skill,
    difficulty,
    prompt,
    language,
    starter,
    calls,
  }),
});
