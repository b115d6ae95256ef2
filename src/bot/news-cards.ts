import type { Api } from 'grammy'
import type { Store } from '../db/store.ts'
import { followedBy, followIn } from '../domain/broadcasts/following.ts'
import type { Texts } from '../locales/languages.ts'
import { broadcastScreen } from './admin/broadcast.ts'
import { changeMessage } from './sending/change-message.ts'

/** Shows the author of news how far they are, in the message that shows it already. */
export async function changeNewsCard(
  api: Api,
  store: Store,
  texts: Texts,
  { telegramId, id }: { telegramId: number; id: number },
  now: Date,
): Promise<void> {
  const known = await followedBy(store.read, id, telegramId)
  if (known === null) return
  const screen = await broadcastScreen(store.read, texts, id)
  const messageId = await changeMessage(api, telegramId, known, screen)
  if (messageId === known) return
  await store.transaction((tx) => followIn(tx, id, { telegramId, messageId }, now))
}
