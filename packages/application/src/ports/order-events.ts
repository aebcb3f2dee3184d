/** Tells everybody who watches an order that it changed, across the processes that share a database. */
export interface OrderEvents {
  /** Called after the change was committed. Lost ones are found by polling. */
  changed(orderId: string): void;
  /** Calls `listener` at each change until the returned function is called. */
  watch(orderId: string, listener: () => void): () => void;
}
