// Lists what the replaced database knows and the restored one does not, where that gives or takes money, goods or
// rights, as SQL for a connection that has the first as `main` and the second as `restored`. Accounts are named by their Telegram ids, which mean
// the same in both. No list contains codes or keys.

// Leaves out test accounts: nothing about them has to be repeated.
const OF_ACCOUNT = (table: string) =>
  `JOIN accounts a ON a.id = ${table}.account_id AND a.test_of IS NULL`
const USD = (micros: string, name: string) => `${micros} / 1000000.0 AS ${name}`

/** Columns whose names end in `At` are times in milliseconds since 1970. */
export const SINCE_LISTS = {
  orders: `
    SELECT o.id AS orderId, a.telegram_id AS telegramId, o.pid, o.quantity,
      ${USD('o.amount_micros', 'amountUsd')}, o.status, o.supplier,
      o.supplier_order_id AS supplierOrderId, o.created_at AS createdAt, o.ended_at AS endedAt
    FROM orders o ${OF_ACCOUNT('o')}
    WHERE NOT EXISTS (SELECT 1 FROM restored.orders r WHERE r.id = o.id)
    ORDER BY o.seq`,
  lookups: `
    SELECT l.id AS orderId, a.telegram_id AS telegramId, l.kind, ${USD('l.fee_micros', 'feeUsd')},
      l.status, l.created_at AS createdAt
    FROM lookups l ${OF_ACCOUNT('l')}
    WHERE NOT EXISTS (SELECT 1 FROM restored.lookups r WHERE r.id = l.id)
    ORDER BY l.seq`,
  /** Orders that had ended and are open again. */
  reopened: `
    SELECT o.id AS orderId, a.telegram_id AS telegramId, o.pid, o.status AS ended, o.supplier,
      o.supplier_order_id AS supplierOrderId, o.ended_at AS endedAt
    FROM restored.orders r JOIN orders o ON o.id = r.id ${OF_ACCOUNT('o')}
    WHERE r.status = 'processing' AND o.status <> 'processing'
    ORDER BY o.seq`,
  trxids: `
    SELECT s.trxid, s.endpoint, a.telegram_id AS telegramId, s.reference AS orderId,
      s.created_at AS createdAt
    FROM submissions s ${OF_ACCOUNT('s')}
    WHERE NOT EXISTS (SELECT 1 FROM restored.submissions r WHERE r.trxid = s.trxid)
    ORDER BY s.created_at, s.trxid`,
  /** Deposits that were begun since the backup, and those whose status has changed since. */
  deposits: `
    SELECT d.reference, a.telegram_id AS telegramId, d.method, ${USD('coalesce(e.amount_micros, d.amount_micros)', 'amountUsd')},
      d.status, r.status AS restoredAs, d.payment_id AS paymentId, d.created_at AS createdAt,
      d.ended_at AS endedAt
    FROM deposits d ${OF_ACCOUNT('d')} LEFT JOIN restored.deposits r ON r.reference = d.reference
      LEFT JOIN entries e ON e.reference = d.reference AND e.kind = 'deposit'
    WHERE r.reference IS NULL OR r.status <> d.status
    ORDER BY d.id`,
  /** Claims that were opened since the backup, and those that were decided since. */
  claims: `
    SELECT c.reference, a.telegram_id AS telegramId, c.order_id AS orderId, c.reason, c.state,
      r.state AS restoredAs, ${USD('c.refunded_micros', 'refundedUsd')}, c.opened_at AS openedAt,
      c.ended_at AS endedAt
    FROM claims c ${OF_ACCOUNT('c')} LEFT JOIN restored.claims r ON r.reference = c.reference
    WHERE r.reference IS NULL OR r.state <> c.state
    ORDER BY c.id`,
  entries: `
    SELECT e.id AS entryId, a.telegram_id AS telegramId, e.kind,
      ${USD('e.amount_micros', 'amountUsd')}, e.reference,
      CASE WHEN e.note NOT LIKE 'enc1:%' THEN e.note END AS note, e.created_at AS createdAt
    FROM entries e ${OF_ACCOUNT('e')}
    WHERE NOT EXISTS (
      SELECT 1 FROM restored.entries r JOIN restored.accounts ra ON ra.id = r.account_id
      WHERE r.id = e.id AND r.kind = e.kind AND r.amount_micros = e.amount_micros
        AND r.created_at = e.created_at AND ra.telegram_id = a.telegram_id)
    ORDER BY e.id`,
  accounts: `
    SELECT a.telegram_id AS telegramId, a.name, ${USD('w.balance_micros', 'balanceUsd')},
      ${USD('w.debt_micros', 'owedUsd')},
      a.created_at AS createdAt
    FROM accounts a JOIN wallets w ON w.account_id = a.id
    WHERE a.test_of IS NULL
      AND NOT EXISTS (SELECT 1 FROM restored.accounts r WHERE r.telegram_id = a.telegram_id)
    ORDER BY a.id`,
  /** Addresses that were taken off an allowlist and are on it again. */
  allowlists: `
    SELECT ra.telegram_id AS telegramId, r.cidr
    FROM restored.allowlist_entries r JOIN restored.accounts ra ON ra.id = r.account_id
    JOIN accounts a ON a.telegram_id = ra.telegram_id
    WHERE NOT EXISTS (
      SELECT 1 FROM allowlist_entries p WHERE p.account_id = a.id AND p.cidr = r.cidr)
    ORDER BY r.account_id, r.cidr`,
  /** Accounts that were let in again since, and are shut as in the backup. */
  standings: `
    SELECT a.telegram_id AS telegramId, r.banned_at AS bannedAt, r.restricted_until AS restrictedUntilAt
    FROM accounts a JOIN restored.accounts r ON r.telegram_id = a.telegram_id
    WHERE a.test_of IS NULL AND (
      (r.banned_at IS NOT NULL AND a.banned_at IS NULL)
      OR r.restricted_until > coalesce(a.restricted_until, 0)
      OR r.api_disabled_by_admin > a.api_disabled_by_admin OR r.shop_allowed < a.shop_allowed)
    ORDER BY r.id`,
  /** Roles that were given since, and are gone. */
  roles: `
    SELECT p.telegram_id AS telegramId, p.role, r.role AS restoredAs
    FROM team p LEFT JOIN restored.team r ON r.telegram_id = p.telegram_id
    WHERE r.role IS NOT p.role
    ORDER BY p.telegram_id`,
  /** Payments that belonged to no top-up: those that came since, and those that were decided since. */
  payments: `
    SELECT p.payment_id AS paymentId, p.method, ${USD('p.amount_micros', 'amountUsd')}, p.status,
      r.status AS restoredAs, p.created_at AS createdAt, p.ended_at AS endedAt
    FROM unmatched_payments p
    LEFT JOIN restored.unmatched_payments r ON r.payment_id = p.payment_id
    WHERE r.status IS NOT p.status
    ORDER BY p.id`,
} as const

export type SinceList = keyof typeof SINCE_LISTS
