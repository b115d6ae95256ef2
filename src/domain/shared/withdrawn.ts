/**
 * Prefix of a stock code's order id if a restore took the code off sale. The id of a lost order, or the
 * number of a code, follows it. No order has such an id.
 */
export const WITHDRAWN = 'RESTORE-'
