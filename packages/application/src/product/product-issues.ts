import { catalogueEntry, PLAN_GROUPS } from '@ykd/domain/course';
import { productFields, ykdProduct, type YkdProduct } from '../entities/ykd-product.js';
import { tellValueIssues, type Tell } from './value-issues.js';

/** The fields that are written as they are; a picture is a file, and comes in its own way. */
const SAVED = ykdProduct.saves.filter((name) => name !== 'imageUrl');

/** Tells what is wrong with attributes that are of the right kinds: what they open, and what can be chosen of them. */
export const tellSkuIssues = (skuAttrs: YkdProduct['skuAttrs'], tell: Tell): void => {
  skuAttrs.forEach(({ values }, attrAt) => {
    const named = new Set<string>();
    if (values.length > 0 && values.every(({ off }) => off === true))
      tell(`skuAttrs[${attrAt}].values`, '至少要有一个在售的选项；都不卖了，请下架商品');
    values.forEach(({ value, extraInfo }, at) => {
      const path = `skuAttrs[${attrAt}].values[${at}]`;
      if (named.has(value)) tell(`${path}.value`, `“${value}”在这个属性里出现了多次`);
      named.add(value);
      extraInfo?.courseIds?.forEach((courseId, courseAt) => {
        if (catalogueEntry(courseId) === undefined) {
          tell(`${path}.extraInfo.courseIds[${courseAt}]`, `没有课程 ${courseId}，课程目录里没有这个编号`);
        }
      });
      extraInfo?.stages?.forEach((stage, stageAt) => {
        if (!Object.hasOwn(PLAN_GROUPS, stage)) {
          tell(
            `${path}.extraInfo.stages[${stageAt}]`,
            `没有阶段“${stage}”，应为 ${Object.keys(PLAN_GROUPS).join('、')} 之一`,
          );
        }
      });
    });
  });
};

/**
 * Tells all that is wrong with the fields of a product, whoever sets them: a file, or somebody in the console. `isNew`: it has
 * none of them yet.
 */
export const tellProductIssues = (
  values: Readonly<Record<string, unknown>>,
  isNew: boolean,
  tell: Tell,
): void => {
  let skuFits = true;
  for (const [name, value] of Object.entries(values)) {
    if (!SAVED.some((known) => known === name)) {
      tell(name, name === 'imageUrl' ? '不能直接填写：用 image 写图片文件的路径' : '没有这个字段');
      continue;
    }
    tellValueIssues(productFields[name as (typeof SAVED)[number]], value, name, (path, message) => {
      if (name === 'skuAttrs') skuFits = false;
      tell(path, message);
    });
  }
  if (isNew) {
    for (const name of ykdProduct.required) {
      if (!Object.hasOwn(values, name)) tell(name, '新的商品必须填写');
    }
  }
  // Only what fits has the type that is said of it here.
  const { skuAttrs } = values as Partial<YkdProduct>;
  if (skuAttrs !== undefined && skuFits) tellSkuIssues(skuAttrs, tell);
};
