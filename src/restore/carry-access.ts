// Access that was taken away since the backup, as SQL for a connection that has the present database as `main`, the
// restored one as `restored`, and what carryOver prepares: `same` has the ids of each account in both, and `fork`
// up to when both have the same history.

/** A restored row whose creation the present database knows: if it lacks the row, somebody has removed it. */
export const KNOWN = (createdAt: string) => `${createdAt} <= (SELECT until FROM fork)`

/** A manager may do whatever the other roles may, so nothing is taken from whoever became one. */
export const TAKE_ROLES = `
  DELETE FROM restored.team AS r
  WHERE ${KNOWN('r.created_at')}
    AND NOT EXISTS (SELECT 1 FROM main.team p WHERE p.telegram_id = r.telegram_id)`
export const CHANGE_ROLES = `
  UPDATE restored.team AS r SET role = p.role
  FROM main.team p
  WHERE p.telegram_id = r.telegram_id AND p.role <> r.role AND p.role <> 'manager'`

export const GUARD_ADDRESSES = `
  UPDATE restored.accounts AS r SET address_guard = 1
  FROM main.accounts p
  WHERE p.telegram_id = r.telegram_id AND p.address_guard = 1`

export const SHUT_ACCOUNTS = `
  UPDATE restored.accounts AS r SET
    banned_at = coalesce(r.banned_at, p.banned_at),
    ban_reason = CASE WHEN r.banned_at IS NULL THEN p.ban_reason ELSE r.ban_reason END,
    restricted_until = nullif(max(coalesce(r.restricted_until, 0), coalesce(p.restricted_until, 0)), 0),
    restriction_reason = coalesce(p.restriction_reason, r.restriction_reason),
    api_enabled = min(r.api_enabled, p.api_enabled),
    api_disabled_by_admin = max(r.api_disabled_by_admin, p.api_disabled_by_admin),
    shop_allowed = min(r.shop_allowed, p.shop_allowed)
  FROM main.accounts p
  WHERE p.telegram_id = r.telegram_id AND (
    (p.banned_at IS NOT NULL AND r.banned_at IS NULL)
    OR (p.restricted_until > @now AND p.restricted_until > coalesce(r.restricted_until, 0))
    OR p.api_enabled < r.api_enabled OR p.api_disabled_by_admin > r.api_disabled_by_admin
    OR p.shop_allowed < r.shop_allowed)`

/** A tier that the restored database does not know becomes none: its prices are those of everybody. */
export const LEAVE_TIERS = `
  UPDATE restored.accounts AS r SET tier_id = (
    SELECT t.id FROM restored.tiers t JOIN main.tiers pt ON pt.id = t.id AND pt.created_at = t.created_at
    WHERE t.id = p.tier_id)
  FROM main.accounts p
  WHERE p.telegram_id = r.telegram_id AND r.tier_id IS NOT NULL AND p.tier_id IS NOT r.tier_id`

export const STOP_NEWS = `
  UPDATE restored.accounts AS r SET news_off = 1
  FROM main.accounts p
  WHERE p.telegram_id = r.telegram_id AND p.news_off > r.news_off`

const PRESENT_LIST = `
  SELECT 1 FROM same s JOIN main.allowlist_entries p ON p.account_id = s.present
  WHERE s.restored = r.account_id`

/** Only from lists that still have entries: an empty list allows every address. */
export const REMOVE_ADDRESSES = `
  DELETE FROM restored.allowlist_entries AS r
  WHERE ${KNOWN('r.created_at')} AND EXISTS (${PRESENT_LIST})
    AND NOT EXISTS (${PRESENT_LIST} AND p.cidr = r.cidr)`
export const ADD_ADDRESSES = `
  INSERT OR IGNORE INTO restored.allowlist_entries
    (account_id, cidr, first_address, last_address, created_at)
  SELECT s.restored, p.cidr, p.first_address, p.last_address, p.created_at
  FROM main.allowlist_entries p JOIN same s ON s.present = p.account_id`

/** Before the names are set: two keys could be in each other's way otherwise. */
const RETIRE_KEYS = `
  UPDATE restored.api_keys SET retired_at = coalesce(retired_at, created_at)
  WHERE hash IN (SELECT hash FROM main.api_keys)`

const SET_KEY_TERMS = `
  UPDATE restored.api_keys AS r SET name = p.name, scopes = p.scopes, retired_at = p.retired_at,
    daily_cap_micros = p.daily_cap_micros, order_cap_micros = p.order_cap_micros
  FROM main.api_keys p
  WHERE p.hash = r.hash`

export const SET_KEYS = [RETIRE_KEYS, SET_KEY_TERMS]

export const END_KEYS = `
  UPDATE restored.api_keys AS r SET expires_at = p.expires_at
  FROM main.api_keys p
  WHERE p.hash = r.hash AND p.expires_at IS NOT NULL
    AND (r.expires_at IS NULL OR r.expires_at > p.expires_at)`

export const ADD_KEYS = `
  INSERT OR IGNORE INTO restored.api_keys (account_id, name, hash, prefix, scopes,
    daily_cap_micros, order_cap_micros, created_at, expires_at, retired_at)
  SELECT s.restored, p.name, p.hash, p.prefix, p.scopes,
    p.daily_cap_micros, p.order_cap_micros, p.created_at, p.expires_at, p.retired_at
  FROM main.api_keys p JOIN same s ON s.present = p.account_id
  WHERE p.expires_at IS NULL OR p.expires_at > @now
  ORDER BY p.id`

/** The first restored key of each chain of rotations, by the id of the chain's first key in the present database. */
const CHAINS = `
  SELECT coalesce(p.root_id, p.id) AS present_root, min(r.id) AS root
  FROM main.api_keys p JOIN restored.api_keys r ON r.hash = p.hash GROUP BY 1`

/** Keys that were rotated share their caps, and are revoked together. */
export const LINK_KEYS = `
  UPDATE restored.api_keys AS r SET root_id = nullif(chains.root, r.id)
  FROM main.api_keys p JOIN (${CHAINS}) chains ON chains.present_root = coalesce(p.root_id, p.id)
  WHERE p.hash = r.hash`

/** Otherwise a key could spend its daily cap twice. */
export const KEEP_SPENDS = `
  INSERT INTO restored.key_spends (day, key_id, spent_micros)
  SELECT p.day, chains.root, p.spent_micros
  FROM main.key_spends p JOIN (${CHAINS}) chains ON chains.present_root = p.key_id
  WHERE true
  ON CONFLICT (day, key_id) DO UPDATE SET spent_micros = max(spent_micros, excluded.spent_micros)`

/** Addresses that a guarded account's holder has removed since must be allowed again. */
export const FORGET_ADDRESSES = `
  DELETE FROM restored.key_addresses AS r
  WHERE r.account_id IN (
    SELECT s.restored FROM same s JOIN main.accounts p ON p.id = s.present
    WHERE p.address_guard = 1)
  AND NOT EXISTS (
    SELECT 1 FROM main.key_addresses p JOIN (${CHAINS}) chains ON chains.present_root = p.key_id
    WHERE chains.root = r.key_id AND p.address = r.address)`

export const REVOKE_LINKS = `
  DELETE FROM restored.order_links AS r
  WHERE ${KNOWN('r.created_at')}
    AND NOT EXISTS (SELECT 1 FROM main.order_links p WHERE p.token = r.token)`

export const REMOVE_WEBHOOKS = `
  DELETE FROM restored.webhook_endpoints AS r
  WHERE ${KNOWN('r.created_at')}
    AND NOT EXISTS (SELECT 1 FROM main.webhook_endpoints p WHERE p.id = r.id)`

/** Secrets are copied as they are stored: both databases have the same key for codes. */
export const SET_WEBHOOKS = `
  UPDATE restored.webhook_endpoints AS r SET secrets = p.secrets, types = p.types
  FROM main.webhook_endpoints p
  WHERE p.id = r.id AND ${KNOWN('r.created_at')}
    AND (p.secrets IS NOT r.secrets OR p.types IS NOT r.types)`
export const STOP_WEBHOOKS = `
  UPDATE restored.webhook_endpoints AS r SET off_at = p.off_at, off_reason = p.off_reason
  FROM main.webhook_endpoints p
  WHERE p.id = r.id AND r.off_at IS NULL AND p.off_at IS NOT NULL`
