/**
 * Begins what stands in the place of an order's id where a restore took a code off sale: the id of an order
 * that is lost, or the number of a code. No order has such an id.
 */
export const SET_ASIDE = 'RESTORE-'
