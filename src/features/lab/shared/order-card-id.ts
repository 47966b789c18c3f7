import type { LabOrder } from '@shared/contracts/lab-orders'

/** By which a line on the same page, or the address of a link, leads to the card of an order. */
export const orderCardId = ({ id }: Pick<LabOrder, 'id'>): string => `lab-order-${id}`
