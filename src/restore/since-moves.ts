// Accounts that moved to another person since the backup stay with that person: in the restored database their
// former holders would have them again. As SQL for a connection that has the present database as `main` and the
// restored one as `restored`.

/** The same account in both, with another Telegram id because it, or that of its holder, has moved. */
const HAS_MOVED = `
  p.id = r.id AND p.created_at = r.created_at AND p.telegram_id <> r.telegram_id
  AND EXISTS (
    SELECT 1 FROM main.account_moves m
    WHERE m.state = 'moved' AND abs(p.telegram_id) IN (m.from_telegram_id, m.to_telegram_id))`

/** Telegram ids are unique at every moment. */
const FREE_IDS = `
  UPDATE restored.accounts AS r SET telegram_id = ${Number.MIN_SAFE_INTEGER} + r.id, username = NULL
  FROM main.accounts p WHERE ${HAS_MOVED}`

/** People get their username again with their next message. */
const SET_HOLDERS = `
  UPDATE restored.accounts AS r SET telegram_id = p.telegram_id, name = p.name,
    language = p.language, chosen_language = p.chosen_language, news_off = p.news_off,
    bot_blocked_at = p.bot_blocked_at
  FROM main.accounts p WHERE ${HAS_MOVED}`

const COLUMNS = `id, account_id, from_telegram_id, to_telegram_id, named, "by", state, problem, reason,
  actor, ended_by, created_at, due_at, reminded_at, ended_at`

const ADD_MOVES = `
  INSERT INTO restored.account_moves (${COLUMNS})
  SELECT ${COLUMNS} FROM main.account_moves
  WHERE state = 'moved' AND account_id IN (SELECT id FROM restored.accounts)
    AND id NOT IN (SELECT id FROM restored.account_moves)`

/** A move that was stopped since must not be carried out. */
const END_MOVES = `
  UPDATE restored.account_moves AS r SET state = p.state, problem = p.problem,
    ended_by = p.ended_by, ended_at = p.ended_at
  FROM main.account_moves p WHERE p.id = r.id AND r.state = 'open' AND p.state <> 'open'`

/** What was shown in the chat of a former holder is not in that of the new one, and what waits for one is not for the other. */
const FORGET_CARDS = `
  DELETE FROM restored.order_cards WHERE account_id IN (
    SELECT p.id FROM main.accounts p JOIN restored.accounts r ON ${HAS_MOVED})`

const FORGET_NOTICES = `
  DELETE FROM restored.notices WHERE telegram_id IN (
    SELECT r.telegram_id FROM main.accounts p JOIN restored.accounts r ON ${HAS_MOVED})`

/** In this order, before anything is found by Telegram ids. */
export const CARRY_MOVES = [
  ...[FORGET_CARDS, FORGET_NOTICES, FREE_IDS, SET_HOLDERS],
  ...[ADD_MOVES, END_MOVES],
]
