import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import type { ProductPage } from '@ykd/application/staff-product';
import { adminProductPath } from '@ykd/domain/access';
import { err } from '@ykd/domain/shared';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { ConsoleForm } from '../blocks/console-form';
import { useDraft } from '../blocks/use-draft';
import { PageTitle } from '../components/page-title';
import { products as words } from '../messages/zh-CN/products';
import { ProductFields } from './product-fields';
import { useProductQueries } from './product-queries';
import {
  inputOf,
  NEW_CHOICE,
  skusText,
  textsIssues,
  withFormFields,
  type ProductTexts,
} from './product-texts';

const EMPTY: ProductTexts = {
  name: '',
  categoryId: '',
  amount: '',
  description: '',
  skus: skusText({ name: '', choices: [NEW_CHOICE], others: [] }),
};

/** A product that is to be made: it is not on sale before somebody says so. Beyond the Specification. */
export function Component() {
  const queries = useProductQueries();
  const { commands } = useServices().toasts;
  const navigate = useNavigate();
  const [made, setMade] = useState<ProductPage>();
  const draft = useDraft<ProductTexts, ProductPage>({
    initial: EMPTY,
    check: textsIssues,
    save: async (texts) => {
      const answer = await queries.product.add(inputOf(texts));
      if (!answer.ok) return err(withFormFields(answer.error));
      setMade(answer.value);
      return answer;
    },
    onSaved: () => {
      commands.success(words.added);
      queries.outdate();
    },
  });
  // Once nothing is unsaved any more, and the form holds up no way: nobody is asked whether he wants to leave.
  const isMade = made !== undefined && !draft.isDirty && !draft.submitting;
  useEffect(() => {
    if (isMade) void navigate(adminProductPath(made.id), { replace: true });
  }, [isMade, made, navigate]);
  return (
    <>
      <PageTitle />
      <styled.div maxWidth="56rem">
        <Card room="md">
          <ConsoleForm draft={draft} label={words.form} saveLabel={words.create}>
            <ProductFields values={draft.values} errors={draft.errors.fields} onChange={draft.change} />
          </ConsoleForm>
        </Card>
      </styled.div>
    </>
  );
}
