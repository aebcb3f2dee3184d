import type { AppError } from '@ykd/application/shared';
import type { ProductInput } from '@ykd/application/staff-product';
import {
  DEFAULT_SERVICE_DAYS,
  DEFAULT_VALID_DAYS,
  formatAmount,
  type SkuAttr,
  type SkuValue,
} from '@ykd/domain/order';
import { fieldErrors, type FormErrors } from '../../../forms/use-form';
import { common } from '../../../messages/zh-CN/common';
import { centsIn } from '../blocks/cents';
import { products } from '../messages/zh-CN/products';

const words = products.skus;

/** What can be chosen of a product, as a form has it: numbers as they are typed, nothing is ''. */
export interface ChoiceDraft {
  readonly value: string;
  /** Yuan. */
  readonly price: string;
  readonly validDays: string;
  readonly serviceDays: string;
  readonly courseIds: readonly string[];
  readonly stages: readonly string[];
  readonly old: boolean;
  readonly off: boolean;
}

/** The attribute that decides what a product costs and opens; the others are kept as they are. */
export interface SkuDraft {
  readonly name: string;
  readonly choices: readonly ChoiceDraft[];
  readonly others: readonly SkuAttr[];
}

export const PRODUCT_KEYS = ['name', 'categoryId', 'amount', 'description', 'skus'] as const;
export type ProductKey = (typeof PRODUCT_KEYS)[number];

/** A product as its form has it; `skus`: a SkuDraft as text, so that two states of it can be compared. */
export type ProductTexts = Readonly<Record<ProductKey, string>>;

export const NEW_CHOICE: ChoiceDraft = {
  value: '',
  price: '',
  validDays: String(DEFAULT_VALID_DAYS),
  serviceDays: String(DEFAULT_SERVICE_DAYS),
  courseIds: [],
  stages: [],
  old: false,
  off: false,
};

const yuanOf = (cents: number | undefined): string => (cents === undefined ? '' : formatAmount(cents));

const choiceOf = ({ value, amount, off = false, extraInfo }: SkuValue): ChoiceDraft => ({
  value,
  price: yuanOf(amount),
  validDays: extraInfo?.validDays === undefined ? '' : String(extraInfo.validDays),
  serviceDays: extraInfo?.serviceDays === undefined ? '' : String(extraInfo.serviceDays),
  courseIds: extraInfo?.courseIds ?? [],
  stages: extraInfo?.stages ?? [],
  old: extraInfo?.old ?? false,
  off,
});

export const skusText = (draft: SkuDraft): string => JSON.stringify(draft);

/** What {@link skusText} wrote. */
export const skusIn = (text: string): SkuDraft => JSON.parse(text) as SkuDraft;

export const textsOf = ({ name, categoryId, amount, description, skuAttrs }: ProductInput): ProductTexts => {
  const [first, ...others] = skuAttrs;
  const choices = first?.values.map(choiceOf) ?? [];
  return {
    name,
    categoryId,
    amount: yuanOf(amount),
    description,
    skus: skusText({ name: first?.name ?? '', choices, others }),
  };
};

const numberIn = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

const valueOf = ({ value, price, validDays, serviceDays, old, off, ...opens }: ChoiceDraft): SkuValue => {
  const [valid, service] = [numberIn(validDays), numberIn(serviceDays)];
  const amount = price.trim() === '' ? undefined : centsIn(price);
  return {
    value: value.trim(),
    ...(amount === undefined ? {} : { amount }),
    ...(off ? { off } : {}),
    extraInfo: {
      ...opens,
      ...(old ? { old } : {}),
      ...(valid === undefined ? {} : { validDays: valid }),
      ...(service === undefined ? {} : { serviceDays: service }),
    },
  };
};

const skuAttrsOf = ({ name, choices, others }: SkuDraft): readonly SkuAttr[] =>
  choices.length === 0
    ? others
    : [{ ...(name.trim() === '' ? {} : { name: name.trim() }), values: choices.map(valueOf) }, ...others];

/** The same for the server. */
export const inputOf = (texts: ProductTexts): ProductInput => ({
  name: texts.name.trim(),
  categoryId: texts.categoryId.trim(),
  amount: centsIn(texts.amount) ?? 0,
  description: texts.description.trim(),
  skuAttrs: skuAttrsOf(skusIn(texts.skus)),
});

const DAYS = /^\d{0,4}$/;

/** What is wrong with the choices before anybody is asked: what is no number is none for the server either. */
const skusIssue = ({ choices }: SkuDraft): string | undefined => {
  for (const [index, { value, price, validDays, serviceDays }] of choices.entries()) {
    const at = index + 1;
    if (value.trim() === '') return words.badValue(at);
    const cents = price.trim() === '' ? 0 : centsIn(price);
    if (cents === undefined || cents < 0) return words.badPrice(at);
    if (![validDays, serviceDays].every((days) => DAYS.test(days.trim()))) return words.badDays(at);
  }
  return undefined;
};

export const textsIssues = (texts: ProductTexts): FormErrors | undefined => {
  const cents = centsIn(texts.amount);
  const skus = skusIssue(skusIn(texts.skus));
  const issues = [
    ...(cents === undefined || cents < 0 ? [{ field: 'amount', message: products.badAmount }] : []),
    ...(skus === undefined ? [] : [{ field: 'skus', message: skus }]),
  ];
  return issues.length === 0 ? undefined : fieldErrors(issues);
};

/** What can be chosen, in words: for whoever decides between two states of it. */
export const skusWords = (text: string): string => {
  const { name, choices } = skusIn(text);
  const lines = choices.map(({ value, price, courseIds, off }) =>
    words.words(value, price.trim() === '' ? words.priceHint : common.price(price), courseIds.length, off),
  );
  return [name, ...lines].filter(Boolean).join('\n');
};

/** A refusal with what is wrong with attributes told of the field that they are written in. */
export const withFormFields = (error: AppError): AppError =>
  error.kind === 'invalid-input'
    ? {
        ...error,
        issues: error.issues.map(({ field, message }) => {
          const [, at] = /^skuAttrs\[0\]\.values\[(\d+)\]/.exec(field) ?? [];
          if (!field.startsWith('skuAttrs')) return { field, message };
          return {
            field: 'skus',
            message: at === undefined ? message : `${words.choice(Number(at) + 1)}：${message}`,
          };
        }),
      }
    : error;
