import type { DiskSpace } from '../../db/store.ts'

/** Where the service tells what happens in it, to be counted. */
export interface Meter {
  /** `route` is the pattern of the path, such as `/orders/:orderId`; `unknown` where none fits. */
  requestAnswered(request: { method: string; route: string; status: number; ms: number }): void
  /** A call that was refused for its key, its account or its address; `reason` is the code. */
  accessRefused(reason: string): void
  /** `outcome` as in the log of calls; `ok` for a balance. */
  supplierCalled(call: { supplier: string; what: string; outcome: string; ms: number }): void
  orderEnded(order: { supplier: string; status: string }): void
  /** `lateMs`: how long after its time the round began. */
  jobRan(round: { job: string; ms: number; lateMs: number; failed: boolean }): void
  /** Updates of the bot that were not stored. */
  updatesRejected(reason: UpdateRejection, count: number): void
  /** A connection of the API that the service ended before its client was done. */
  connectionCut(reason: ConnectionCut): void
  /** Told by the process that has the job of backups. */
  backupsSeen(seen: BackupsSeen): void
  /** What Telegram says of the webhook; null where this process does not ask any more. */
  webhookSeen(seen: WebhookSeen | null): void
  /** Whether the last write that the database was asked for was refused, and whether it is damaged. */
  databaseSeen(seen: { writable: boolean; damaged: boolean }): void
  /** A call of the Bot API, to its answer or its end. */
  telegramCalled(call: { method: string; outcome: TelegramOutcome; ms: number }): void
  /** Nothing is sent, from now on or no longer. */
  telegramPaused(reason: TelegramPause, isPaused: boolean): void
  /** Telegram asked the bot to wait for so long. */
  telegramFloodWait(ms: number): void
  /** So many notices to a person wait no longer. */
  noticesEnded(outcome: NoticeEnd, count: number): void
}

/** `newest`: when the newest good backup was begun, in ms since 1970; null where there is none. */
export type BackupsSeen = { newest: number | null; everyMs: number; disk: DiskSpace }

/** `isOurs`: whether Telegram posts updates to this service. `lastErrorAt`: seconds since 1970. */
export type WebhookSeen = { isOurs: boolean; pending: number; lastErrorAt: number | null }

/** `aborted`: the service ended the call. */
export type TelegramOutcome = 'ok' | '429' | '4xx' | '5xx' | 'unreachable' | 'aborted'

/** `token`: Telegram refuses the bot's token; `flood`: it asked to wait. */
export type TelegramPause = 'token' | 'flood'

/**
 * `blocked`: the person blocks the bot; `unreachable`: they never wrote to it; `refused`: Telegram takes no
 * such message; `given_up`: it could not be sent for days.
 */
export type NoticeEnd = 'told' | 'blocked' | 'unreachable' | 'refused' | 'given_up'

/**
 * `flood`: too many of one person; `full`: too many of all, which Telegram sends again. At the webhook:
 * `secret`: not from Telegram; `too_large` or `malformed`: not an update.
 */
export type UpdateRejection = 'flood' | 'full' | 'secret' | 'too_large' | 'malformed'

/**
 * `idle`: the longest idle, for a new one; `full`: one too many while none is idle; `late`: its request did
 * not arrive in time; `ahead`: it sent too many requests ahead; `endless`: its request goes on after the
 * answer; `stalled`: it does not read its answer; `unread`: the slowest, where clients leave too much unread.
 */
export type ConnectionCut = 'idle' | 'full' | 'late' | 'ahead' | 'endless' | 'stalled' | 'unread'

/** Counts nothing. */
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
}
