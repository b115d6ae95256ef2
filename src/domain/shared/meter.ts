import type { DiskSpace } from '../../db/store.ts'

/** Receives the service's events, to count them. */
export interface Meter {
  /** `route`: the pattern of the path, such as `/orders/:orderId`; `unknown` if none matches. */
  requestAnswered(request: { method: string; route: string; status: number; ms: number }): void
  /** A call was refused because of its key, account or address. `reason`: the error code. */
  accessRefused(reason: string): void
  /** `outcome`: as in the log of calls; `ok` for a balance. */
  supplierCalled(call: { supplier: string; what: string; outcome: string; ms: number }): void
  orderEnded(order: { supplier: string; status: string }): void
  jobRan(round: { job: string; ms: number; failed: boolean }): void
  /** The bot did not store these updates. */
  updatesRejected(reason: UpdateRejection, count: number): void
  /** The service closed a connection of the API before its client was done. */
  connectionCut(reason: ConnectionCut): void
  /** Reported by the process that makes the backups. */
  backupsSeen(seen: BackupsSeen): void
  /** The webhook's state at Telegram; null when this process no longer asks for it. */
  webhookSeen(seen: WebhookSeen | null): void
  /** Whether the database accepted the last write, and whether it is damaged. */
  databaseSeen(seen: { writable: boolean; damaged: boolean }): void
  telegramCalled(call: { method: string; outcome: TelegramOutcome }): void
  telegramPaused(reason: TelegramPause, isPaused: boolean): void
  /** Telegram asked the bot to wait this long. */
  telegramFloodWait(ms: number): void
  noticesEnded(outcome: NoticeEnd, count: number): void
  /** A call to the webhook of a live account has ended. */
  webhookCalled(outcome: 'delivered' | 'failed'): void
}

/** `newest`: when the newest good backup was started, in ms since 1970; null if there is none. */
export type BackupsSeen = { newest: number | null; everyMs: number; disk: DiskSpace }

/** `isOurs`: whether Telegram posts updates to this service. `lastErrorAt`: seconds since 1970. */
export type WebhookSeen = { isOurs: boolean; pending: number; lastErrorAt: number | null }

/** `aborted`: the service cancelled the call. */
export type TelegramOutcome = 'ok' | '429' | '4xx' | '5xx' | 'unreachable' | 'aborted'

/** `token`: Telegram refuses the bot's token; `flood`: it asked to wait. */
export type TelegramPause = 'token' | 'flood'

/**
 * `blocked`: the person blocks the bot; `unreachable`: they never wrote to it; `refused`: Telegram does not
 * accept the message; `given_up`: it could not be sent for days.
 */
export type NoticeEnd = 'delivered' | 'blocked' | 'unreachable' | 'refused' | 'given_up'

/**
 * `flood`: too many from one person; `full`: too many in total, and Telegram will send them again. At the
 * webhook: `secret`: not from Telegram; `too_large` or `malformed`: not an update.
 */
export type UpdateRejection = 'flood' | 'full' | 'secret' | 'too_large' | 'malformed'

/**
 * `idle`: it had been idle the longest, and a new one needed the place; `full`: a new one while none was idle;
 * `late`: its request did not arrive in time; `ahead`: it sent too many requests ahead; `endless`: its request
 * went on after the answer; `stalled`: it does not read its answer; `unread`: the slowest one when clients
 * left too much unread in total.
 */
export type ConnectionCut = 'idle' | 'full' | 'late' | 'ahead' | 'endless' | 'stalled' | 'unread'

export const noMeter: Meter = {
  requestAnswered() {},
  accessRefused() {},
  supplierCalled() {},
  orderEnded() {},
  jobRan() {},
  updatesRejected() {},
  connectionCut() {},
  backupsSeen() {},
  webhookSeen() {},
  databaseSeen() {},
  telegramCalled() {},
  telegramPaused() {},
  telegramFloodWait() {},
  noticesEnded() {},
  webhookCalled() {},
}
