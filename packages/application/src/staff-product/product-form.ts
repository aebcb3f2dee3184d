import { err, ok, type Result } from '@ykd/domain/shared';
import { tellProductIssues } from '../product/product-issues.js';
import type { ErrorOf } from '../shared/errors.js';
import { createIssueList } from '../shared/issue-list.js';
import type { ProductInput } from './port.js';

/** What a form says of a product, without spaces around it, or all that is wrong with it. */
export const checkedForm = ({
  name,
  categoryId,
  amount,
  description,
  skuAttrs,
}: ProductInput): Result<ProductInput, ErrorOf<'invalid-input'>> => {
  const input = {
    name: name.trim(),
    categoryId: categoryId.trim(),
    amount,
    description: description.trim(),
    skuAttrs,
  };
  const issues = createIssueList();
  tellProductIssues(input, true, (field, message) => issues.add(field, () => message));
  const found = issues.all();
  return found.length === 0 ? ok(input) : err({ kind: 'invalid-input', issues: found });
};
