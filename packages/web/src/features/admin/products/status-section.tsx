import { errorMessage } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Modal } from '@ykd/adapters-ui/widgets';
import type { ProductPage } from '@ykd/application/staff-product';
import { WAIT_PAY_STATUS, OFF_SALE, ON_SALE } from '@ykd/domain/order';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { ConsequenceList } from '../blocks/consequence-list';
import { products } from '../messages/zh-CN/products';
import { ordersHref } from '../orders-href';
import { useProductQueries } from './product-queries';
import { StatusBadge } from './status-badge';

const words = products.status;

/** Asks once more: what happens to those who are buying it just now. */
function StatusDialog({
  product: { id: productId, name, status, version, waiting },
  onClose,
}: {
  product: ProductPage;
  onClose: () => void;
}) {
  const queries = useProductQueries();
  const { commands } = useServices().toasts;
  const [refusal, setRefusal] = useState<string>();
  // What was asked for stays, whatever becomes of the product meanwhile.
  const [next] = useState<typeof ON_SALE | typeof OFF_SALE>(() => (status === ON_SALE ? OFF_SALE : ON_SALE));
  const isOn = next === OFF_SALE;
  const isOvertaken = refusal !== undefined && status === next;
  const change = async () => {
    if (isOvertaken) return true;
    const set = () => queries.product.setStatus({ productId, version, status: next });
    const answer = await queries.one.change(productId, set, (_before, now) => now);
    if (!answer.ok) {
      setRefusal(errorMessage(answer.error));
      if (answer.error.kind === 'changed-meanwhile') queries.outdate(productId);
      return false;
    }
    commands.success(words.done[next]);
    queries.outdate(productId);
    return true;
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={isOn ? words.offTitle(name) : words.onTitle(name)}
      width="440px"
      confirmLabel={isOn ? words.off : words.on}
      confirmTone={isOn ? 'danger' : 'brand'}
      onConfirm={change}
    >
      <styled.div display="flex" flexDirection="column" gap="3">
        <FormAlert message={isOvertaken ? words.already[next] : refusal} />
        <p>{isOn ? words.offText : words.onText}</p>
        {isOn && !isOvertaken && (
          <ConsequenceList
            of={[
              { what: words.paying, count: waiting },
              { what: words.choosing, count: words.choosingCount },
            ]}
          />
        )}
      </styled.div>
    </Modal>
  );
}

/** Whether a product is on sale, and the way to change that. */
export function StatusSection({ product, isDirty }: { product: ProductPage; isDirty: boolean }) {
  const [asks, setAsks] = useState(false);
  const { id, status, waiting } = product;
  const isOn = status === ON_SALE;
  return (
    <styled.div display="flex" flexDirection="column" alignItems="flex-start" gap="2" fontSize="sm">
      <StatusBadge status={status} />
      <p>{words.means[status]}</p>
      {waiting > 0 && (
        <styled.span css={{ '& a': { color: 'brand.fg', textDecoration: 'underline' } }}>
          <Link to={ordersHref({ product: `is:${id}`, status: `is:${WAIT_PAY_STATUS}` })}>
            {words.waiting(waiting)}
          </Link>
        </styled.span>
      )}
      {isDirty && <styled.p color="amber.fg">{words.unsaved}</styled.p>}
      <Button size="sm" variant="outline" onClick={() => setAsks(true)}>
        {isOn ? words.off : words.on}
      </Button>
      {asks && <StatusDialog product={product} onClose={() => setAsks(false)} />}
    </styled.div>
  );
}
