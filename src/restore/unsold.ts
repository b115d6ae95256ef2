import { openBriefly } from '../db/sqlite/open-file.ts'
import { DatabaseProblem } from '../db/store.ts'
import { WITHDRAWN } from '../domain/shared/ids.ts'

/** What to do with a backup's unsold codes if nobody can tell which of them were sold since. */
export type UnknownCodes = 'quarantine' | 'sell'

export const SAY_WHAT =
  'say what becomes of the unsold codes: --codes-since-are-unknown quarantine (none is sold until you have decided about it), or --codes-since-are-unknown sell (all are on sale, even those that were sold since).'

/** A product's codes get one decision together, so all of them get the id of the first one. */
const WITHDRAW_UNSOLD = `
  WITH firsts AS (SELECT pid, min(id) AS id FROM stock_codes WHERE order_id IS NULL GROUP BY pid)
  UPDATE stock_codes SET
    order_id = '${WITHDRAWN}' || firsts.id, taken_at = @now, quarantined_at = @now
  FROM firsts WHERE firsts.pid = stock_codes.pid AND order_id IS NULL`

/**
 * Decides about the copy where nobody can tell what happened since: what could happen twice is over.
 * @throws DatabaseProblem if there are unsold codes and the operator has not said what to do with them.
 */
export function decideUnknown(
  partial: string,
  restoring: { database: string; unknownCodes: UnknownCodes | null; now: Date },
): void {
  const { database, unknownCodes, now } = restoring
  using copy = openBriefly(partial)
  const unsold = 'SELECT count(*) FROM stock_codes WHERE order_id IS NULL'
  const count = copy.prepare(unsold).pluck().get() as number
  if (count > 0 && unknownCodes === null)
    throw new DatabaseProblem(
      `Codes that were sold since the backup would be on sale again: it has ${count} unsold ones, and there is no database at ${database} that shows which of them were sold. Nothing has changed; ${SAY_WHAT}`,
    )
  if (unknownCodes === 'quarantine') copy.prepare(WITHDRAW_UNSOLD).run({ now: now.getTime() })
  copy.exec(END_ALL.replaceAll('$now', String(now.getTime())))
}

/** More than a service gives in a year, so that no id is given again that somebody may still have. */
const SKIPPED_IDS = 1_000_000

/** Nobody knows what was declined, sent or handled since: all of it is over. */
const END_ALL = `
  UPDATE approvals SET state = 'declined', decision = NULL, ended_by = 'operator', ended_at = $now
    WHERE state = 'open';
  UPDATE broadcasts SET state = 'stopped', ended_at = $now WHERE state = 'running';
  DELETE FROM notices WHERE kind = 'news';
  DELETE FROM inbox WHERE status IN ('waiting', 'handling');
  UPDATE sqlite_sequence SET seq = seq + ${SKIPPED_IDS};`

const FORGET_WAITING = `
  DELETE FROM staged_codes;
  DELETE FROM stock_batches WHERE status IN ('reading', 'offered');
  UPDATE stock_batches SET status = 'added' WHERE status = 'adding';
  DELETE FROM bulk_lines
    WHERE bulk_id IN (SELECT id FROM bulk_orders WHERE status IN ('reading', 'draft'));
  DELETE FROM bulk_orders WHERE status IN ('reading', 'draft');
  UPDATE bulk_lines SET status = 'refused', problem = '{"problem":"restored"}'
    WHERE status = 'waiting';
  DELETE FROM conversations;
  DELETE FROM order_drafts;
  DELETE FROM panel_sessions;
  DELETE FROM panel_forms;
  DELETE FROM settings WHERE name LIKE '%:%' AND json_type(value, '$.token') IS NOT NULL;
  DELETE FROM settings WHERE name LIKE 'decisions:%';`

/**
 * Deletes what waited in the backup and may have happened since: codes that were not in stock yet may have been
 * added, and sold; the lines of bulk orders may have been bought. Questions that the bot asked, purchases that were
 * prepared, sessions of the panel, and what somebody was asked to confirm are over: an old button does nothing.
 */
export function forgetWaiting(partial: string): void {
  using copy = openBriefly(partial)
  copy.exec(FORGET_WAITING)
}
