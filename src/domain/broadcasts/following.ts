import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { waitingNews } from '../notices/news.ts'
import { NEWS_PROGRESS } from '../notices/notice.ts'
import { notifyEachOnce } from '../notices/notices.ts'
import { broadcasts } from '../schema.ts'
import { dueAfter, isDue } from '../shared/due.ts'

// The message in which the author of news follows how far they are. It changes slowly, after everything else was sent.

/** Telegram limits how often a message may be edited. */
const SHOW_EVERY_MS = 5000
const SHOWN_AT_ONCE = 10

export type NewsCard = { telegramId: number; messageId: number }

/** Shows progress in this message from now on. */
export function followedIn({ telegramId, messageId }: NewsCard, now: Date) {
  const cardDueAt = dueAfter(SHOW_EVERY_MS, now)
  return { cardChat: telegramId, cardMessage: messageId, cardShown: null, cardDueAt }
}

/** Shows the progress of running news in this message from now on, unless another person follows it. */
export async function followIn(tx: Tx, id: number, card: NewsCard, now: Date): Promise<void> {
  const { cardChat, state } = broadcasts
  const isOwn = or(isNull(cardChat), eq(cardChat, card.telegramId))
  await tx
    .update(broadcasts)
    .set(followedIn(card, now))
    .where(and(eq(broadcasts.id, id), eq(state, 'running'), isOwn))
}

/** Changes this message no more: it shows something else now. */
export async function unfollowIn(tx: Tx, { telegramId, messageId }: NewsCard): Promise<void> {
  const { cardChat, cardMessage } = broadcasts
  await tx
    .update(broadcasts)
    .set({ cardMessage: null, cardDueAt: null })
    .where(and(eq(cardChat, telegramId), eq(cardMessage, messageId)))
}

/** The message that this person follows it in; null if it changes no more. */
export async function followedBy(
  db: Reader,
  id: number,
  telegramId: number,
): Promise<number | null> {
  const { cardChat, cardMessage } = broadcasts
  const [row] = await db
    .select({ messageId: cardMessage })
    .from(broadcasts)
    .where(and(eq(broadcasts.id, id), eq(cardChat, telegramId)))
  return row?.messageId ?? null
}

/** Lets the messages change whose news have gone on since, and that may change again. */
export async function showProgress(store: Store, now: Date): Promise<void> {
  const due = await store.read
    .select()
    .from(broadcasts)
    .where(and(isNotNull(broadcasts.cardDueAt), isDue(broadcasts.cardDueAt, now)))
    .limit(SHOWN_AT_ONCE)
  for (const { id, state, handedOver, unreached, cardChat, cardMessage, cardShown } of due) {
    if (cardChat === null) continue
    const isRunning = state === 'running'
    const waiting = isRunning ? await waitingNews(store.read) : 0
    const look = [state, handedOver - waiting, unreached].join(' ')
    const cardDueAt = isRunning ? dueAfter(SHOW_EVERY_MS, now) : null
    await store.transaction(async (tx) => {
      // It may be followed elsewhere, or have ended, since.
      const isSame = and(eq(broadcasts.state, state), eq(broadcasts.cardMessage, cardMessage ?? 0))
      const [present] = await tx
        .update(broadcasts)
        .set({ cardShown: look, cardDueAt })
        .where(and(eq(broadcasts.id, id), isNotNull(broadcasts.cardDueAt), isSame))
        .returning()
      if (!present || look === cardShown) return
      await notifyEachOnce(tx, [cardChat], { kind: NEWS_PROGRESS, broadcastId: id }, now)
    })
  }
}
