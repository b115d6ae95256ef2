import type { Api } from 'grammy'
import type { Store } from '../../db/store.ts'
import { languageOf } from '../../domain/accounts/holders.ts'
import { type Bulk, bulkById, type Progress, progressOf } from '../../domain/bulk/bulk.ts'
import { resultsOf, type Showing } from '../../domain/bulk/showing.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { bold, lines } from '../../locales/html.ts'
import { textsFor } from '../../locales/languages.ts'
import { changeMessage } from '../kit/change-message.ts'
import type { NoticeContext, NoticeScreen } from '../kit/context.ts'
import type { ForButtons } from '../kit/decisions.ts'
import { button, rowsOf } from '../kit/screen.ts'
import { outcomeOf } from '../sending/outcome.ts'
import { resultsFile } from './holder-files.ts'
import { countLines, progressScreen } from './view.ts'

/** The results of a bulk order, with their file, or why it stopped; null if it no longer exists. */
export async function bulkNotice(
  { read: db, texts, support, now }: NoticeContext,
  { kind, bulkId }: { kind: 'bulk_results' | 'bulk_stopped'; bulkId: string },
): Promise<NoticeScreen | null> {
  const bulk = await bulkById(db, bulkId)
  // Continued since.
  if (!bulk || (kind === 'bulk_stopped' && bulk.status !== 'stopped')) return null
  const progress = await progressOf(db, bulkId)
  if (kind === 'bulk_stopped') return progressScreen(texts, bulk, progress, support)
  return {
    text: lines(bold(texts.t('bulk-results-ready')), '', ...countLines(texts, progress)),
    buttons: [
      [button(texts.t('bulk-show'), 'bulk-new', bulkId), button(texts.t('home-orders'), 'orders')],
    ],
    file: resultsFile(texts, await resultsOf(db, bulk), now),
  }
}

/** Edits the messages in which people follow their bulk orders, or sends them anew if they are gone. */
export function createProgressMessages(
  api: Api,
  { read }: Pick<Store, 'read'>,
  putUp: ForButtons['putUp'],
) {
  return async (telegramId: number, bulk: Bulk, progress: Progress): Promise<Showing> => {
    const texts = textsFor(await languageOf(read, telegramId))
    const { support } = await readSettings(read)
    const screen = progressScreen(texts, bulk, progress, support)
    const own = { ...screen, buttons: await putUp(telegramId, rowsOf(screen.buttons)) }
    try {
      const messageId = await changeMessage(api, telegramId, bulk.messageId, own)
      return { outcome: 'shown', messageId }
    } catch (error) {
      const { outcome } = outcomeOf(error)
      if (outcome === 'blocked') return { outcome }
      return { outcome: outcome === 'later' || outcome === 'not_sent' ? 'later' : 'gone' }
    }
  }
}
