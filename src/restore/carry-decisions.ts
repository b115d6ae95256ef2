import { KNOWN } from './carry-access.ts'

// What was refused, stopped or removed since the backup, as SQL for the connection that carry-access.ts describes. No
// wallet changes: decisions that moved money are only listed.

/** Whoever ended it has decided; what it was about is not kept, as in the service. */
export const END_REQUESTS = `
  UPDATE restored.approvals AS r SET state = p.state, decision = NULL,
    ended_by = p.ended_by, ended_at = p.ended_at
  FROM main.approvals p
  WHERE p.id = r.id AND p.created_at = r.created_at AND r.state = 'open' AND p.state <> 'open'`

export const REFUSE_CLAIMS = `
  UPDATE restored.claims AS r SET state = p.state, answer = p.answer, decided_by = p.decided_by,
    ended_at = p.ended_at
  FROM main.claims p
  WHERE p.reference = r.reference AND r.state = 'open' AND p.state IN ('refused', 'withdrawn')`

const REFUSED_DEPOSIT = `
  p.reference = r.reference AND r.status IN ('open', 'submitted')
  AND p.status IN ('rejected', 'cancelled')`

/** A receipt that was refused is recognized when it comes again. */
export const KEEP_RECEIPTS = `
  INSERT OR IGNORE INTO restored.deposit_receipts
    (deposit_id, unique_id, file_id, kind, number, album_id)
  SELECT r.id, f.unique_id, f.file_id, f.kind, f.number, f.album_id
  FROM main.deposit_receipts f JOIN main.deposits p ON p.id = f.deposit_id
  JOIN restored.deposits r ON ${REFUSED_DEPOSIT}`
export const REFUSE_DEPOSITS = `
  UPDATE restored.deposits AS r SET status = p.status, receipts = p.receipts, reason = p.reason,
    decided_by = p.decided_by, ended_at = p.ended_at
  FROM main.deposits p WHERE ${REFUSED_DEPOSIT}`

/** They went back to their payers: nobody may put them into a wallet. */
export const RETURN_PAYMENTS = `
  UPDATE restored.unmatched_payments AS r SET status = p.status, reason = p.reason,
    decided_by = p.decided_by, ended_at = p.ended_at
  FROM main.unmatched_payments p
  WHERE p.payment_id = r.payment_id AND r.status <> p.status
    AND r.status IN ('open', 'returning') AND p.status IN ('returning', 'returned')`

export const REMOVE_NOTES = `
  DELETE FROM restored.account_notes AS r
  WHERE ${KNOWN('r.created_at')} AND NOT EXISTS (
    SELECT 1 FROM main.account_notes p WHERE p.id = r.id AND p.created_at = r.created_at)`
/** A warning about somebody is part of their standing. */
export const ADD_NOTES = `
  INSERT OR IGNORE INTO restored.account_notes (id, account_id, text, actor, created_at)
  SELECT p.id, s.restored, p.text, p.actor, p.created_at
  FROM main.account_notes p JOIN same s ON s.present = p.account_id`

export const REMOVE_PLAYERS = `
  DELETE FROM restored.saved_players AS r
  WHERE ${KNOWN('r.used_at')} AND NOT EXISTS (
    SELECT 1 FROM main.saved_players p JOIN same s ON s.present = p.account_id
    WHERE s.restored = r.account_id AND p.slug = r.slug AND p.fingerprint = r.fingerprint)`

/** Nobody gets news twice, and none that was stopped. What began since the backup is not sent to the rest. */
export const END_NEWS = `
  UPDATE restored.broadcasts AS r SET
    state = CASE WHEN r.state = 'draft' AND p.state = 'running' THEN 'stopped' ELSE p.state END,
    total = p.total, handed_over = p.handed_over, unreached = p.unreached,
    after_account_id = p.after_account_id, ended_at = p.ended_at
  FROM main.broadcasts p
  WHERE p.id = r.id AND p.created_at = r.created_at AND r.state IN ('draft', 'running')
    AND (p.state <> r.state OR p.after_account_id <> r.after_account_id)`

/** News that were sent, or taken back when they were stopped. */
export const REMOVE_NEWS = `
  DELETE FROM restored.notices AS r
  WHERE r.kind = 'news' AND NOT EXISTS (
    SELECT 1 FROM main.notices p WHERE p.id = r.id AND p.created_at = r.created_at)`

/** A message that was handled since must not act again. */
export const REMOVE_MESSAGES = `
  DELETE FROM restored.inbox AS r
  WHERE r.status IN ('waiting', 'handling') AND NOT EXISTS (
    SELECT 1 FROM main.inbox p
    WHERE p.update_id = r.update_id AND p.status IN ('waiting', 'handling'))`

/** The suppliers have done what was bought since: otherwise their day limits could be used twice. */
export const KEEP_DAYS = `
  INSERT INTO restored.supplier_days (day, supplier, bought_micros, reached)
  SELECT day, supplier, bought_micros, reached FROM main.supplier_days
  WHERE true
  ON CONFLICT (day, supplier) DO UPDATE SET bought_micros = max(bought_micros, excluded.bought_micros)`

export const KEEP_FREE_LOOKUPS = `
  INSERT INTO restored.free_lookups (account_id, day, used)
  SELECT s.restored, p.day, p.used FROM main.free_lookups p JOIN same s ON s.present = p.account_id
  WHERE true
  ON CONFLICT (account_id, day) DO UPDATE SET used = max(used, excluded.used)`

/** How much each status takes away, for whoever wants to buy. */
const RANK = (status: string) =>
  `CASE ${status} WHEN 'active' THEN 0 WHEN 'paused' THEN 1 WHEN 'hidden' THEN 2 ELSE 3 END`

export const PAUSE_LINES = `
  UPDATE restored.lines AS r SET status = p.status
  FROM main.lines p WHERE p.slug = r.slug AND ${RANK('p.status')} > ${RANK('r.status')}`
export const PAUSE_PRODUCTS = `
  UPDATE restored.products AS r SET
    status = CASE WHEN ${RANK('p.status')} > ${RANK('r.status')} THEN p.status ELSE r.status END,
    held_for = coalesce(r.held_for, p.held_for), below_cost = min(r.below_cost, p.below_cost)
  FROM main.products p WHERE p.pid = r.pid AND (
    ${RANK('p.status')} > ${RANK('r.status')} OR p.below_cost < r.below_cost
    OR (r.held_for IS NULL AND p.held_for IS NOT NULL))`

/** No order goes to a supplier, or buys an item, that was taken out of the route since. */
export const ROUTE_LINES = `
  UPDATE restored.lines AS r SET suppliers = p.suppliers, routing = p.routing
  FROM main.lines p WHERE p.slug = r.slug
    AND (p.suppliers IS NOT r.suppliers OR p.routing IS NOT r.routing)`
export const ROUTE_PRODUCTS = `
  UPDATE restored.products AS r SET suppliers = p.suppliers, routing = p.routing,
    supplier_ref = p.supplier_ref, unavailable = p.unavailable
  FROM main.products p WHERE p.pid = r.pid AND (
    p.suppliers IS NOT r.suppliers OR p.routing IS NOT r.routing
    OR p.supplier_ref IS NOT r.supplier_ref OR p.unavailable IS NOT r.unavailable)`

/** No id is given a second time: buttons and messages in the chats still have those that were given since. */
export const KEEP_COUNTING = [
  `UPDATE restored.sqlite_sequence AS r SET seq = max(r.seq, p.seq)
   FROM main.sqlite_sequence p WHERE p.name = r.name`,
  `INSERT INTO restored.sqlite_sequence (name, seq)
   SELECT p.name, p.seq FROM main.sqlite_sequence p
   WHERE p.name IN (SELECT name FROM restored.sqlite_master WHERE type = 'table')
     AND p.name NOT IN (SELECT name FROM restored.sqlite_sequence)`,
]
