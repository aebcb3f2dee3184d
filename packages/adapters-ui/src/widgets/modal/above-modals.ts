/** Marks a layer that stays usable above a modal, such as the toasts. */
export const aboveModals = { 'data-above-modals': '' } as const;

export const isAboveModals = (layer: Element): boolean => layer.hasAttribute('data-above-modals');
