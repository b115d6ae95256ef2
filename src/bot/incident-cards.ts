import type { Api } from 'grammy'
import type { Store } from '../db/store.ts'
import { incidentCardOf, keepIncidentCard } from '../domain/suppliers/incidents.ts'
import type { Texts } from '../locales/languages.ts'
import { incidentScreen } from './admin/incidents.ts'
import { FORM, keyboard } from './screen.ts'
import { changeMessage } from './sending/change-message.ts'

/** Shows an incident to an admin as it is now: in the message that shows it already, or else in a new one. */
export async function changeIncidentCard(
  api: Api,
  store: Store,
  texts: Texts,
  { telegramId, incidentId }: { telegramId: number; incidentId: number },
  now: Date,
): Promise<void> {
  const screen = await incidentScreen(store.read, texts, incidentId, now)
  const known = await incidentCardOf(store.read, incidentId, telegramId)
  const messageId =
    known === null
      ? (
          await api.sendMessage(telegramId, screen.text.html, {
            ...FORM,
            reply_markup: keyboard(screen.buttons),
          })
        ).message_id
      : await changeMessage(api, telegramId, known, screen)
  if (messageId === known) return
  await store.transaction((tx) => keepIncidentCard(tx, { incidentId, telegramId, messageId }))
}
