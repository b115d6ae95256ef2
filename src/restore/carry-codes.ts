import { WITHDRAWN } from '../domain/shared/ids.ts'

// Codes that were taken since the backup, as SQL for the connection that carry-access.ts describes. They are recognized
// by the column `code`: both databases must have the same key, or none.

/** Whether the order certainly used its code, or somebody has seen it: it is then useless to anybody else. */
const USED = `(p.discarded_at IS NOT NULL OR o.status = 'completed')`
const QUARANTINED_AT = `CASE WHEN ${USED} THEN NULL ELSE @now END`
const DISCARDED_AT = `CASE WHEN ${USED} THEN coalesce(p.discarded_at, @now) END`
const TAKEN = 'main.stock_codes p LEFT JOIN main.orders o ON o.id = p.order_id'

const WITHDRAW_CODES = `
  UPDATE restored.stock_codes AS r SET
    order_id = '${WITHDRAWN}' || p.order_id, taken_at = p.taken_at,
    quarantined_at = ${QUARANTINED_AT}, discarded_at = ${DISCARDED_AT}
  FROM ${TAKEN}
  WHERE r.code = p.code AND r.order_id IS NULL AND p.order_id IS NOT NULL
  RETURNING discarded_at AS discardedAt`

const TAKEN_PIDS = 'SELECT pid FROM main.stock_codes WHERE order_id IS NOT NULL'
const LINE = `slug, position, product_name, game_name, kind, stock_based, fields, server_options,
  region_options, suppliers, order_code`
const PRODUCT = 'pid, slug, position, name, price_micros, supplier_ref, suppliers'

/** Adds new lines and products of taken codes, because a code needs its product. They are not for sale. */
const ADD_LINES = `
  INSERT OR IGNORE INTO restored.lines (${LINE}, status)
  SELECT ${LINE}, 'removed' FROM main.lines
  WHERE slug IN (SELECT slug FROM main.products WHERE pid IN (${TAKEN_PIDS}))`
const ADD_PRODUCTS = `
  INSERT OR IGNORE INTO restored.products (${PRODUCT}, status)
  SELECT ${PRODUCT}, 'archived' FROM main.products WHERE pid IN (${TAKEN_PIDS})`

/**
 * Adds taken codes that came since, so that they are not sold when their file is added again. Leaves out
 * codes of an order that is open again: its supplier delivers them once more.
 */
const ADD_WITHDRAWN_CODES = `
  INSERT INTO restored.stock_codes
    (pid, code, sealed, added_at, order_id, taken_at, quarantined_at, discarded_at)
  SELECT p.pid, p.code, p.sealed, p.added_at, '${WITHDRAWN}' || p.order_id, p.taken_at, ${QUARANTINED_AT}, ${DISCARDED_AT}
  FROM ${TAKEN}
  WHERE p.order_id IS NOT NULL
    AND p.code NOT IN (SELECT code FROM restored.stock_codes)
    AND p.order_id NOT IN (SELECT id FROM restored.orders)
  RETURNING discarded_at AS discardedAt`

/** Removes codes that were taken out of stock since, by their ids in the audit log. */
const REMOVE_CODES = `
  DELETE FROM restored.stock_codes
  WHERE order_id IS NULL
    AND code NOT IN (SELECT code FROM main.stock_codes)
    AND id IN (
      SELECT removed.value FROM main.audit_log a, json_each(a.detail, '$.ids') removed
      WHERE a.action = 'stock.remove')`

/** Codes that waited in quarantine, and were written off since, or released and used. */
const WRITE_OFF_CODES = `
  UPDATE restored.stock_codes AS r SET
    quarantined_at = NULL, discarded_at = coalesce(p.discarded_at, @now)
  FROM ${TAKEN}
  WHERE r.code = p.code AND r.quarantined_at IS NOT NULL AND p.quarantined_at IS NULL
    AND ${USED} AND (p.discarded_at IS NOT NULL OR p.order_id <> r.order_id)
  RETURNING discarded_at AS discardedAt`

/** In this order. */
export const CARRY_CODES = [
  ...[REMOVE_CODES, ADD_LINES, ADD_PRODUCTS],
  ...[WITHDRAW_CODES, ADD_WITHDRAWN_CODES, WRITE_OFF_CODES],
]
