import { bulkById, progressOf, resultsOf } from '../../domain/bulk/bulk.ts'
import { bold, lines } from '../../locales/html.ts'
import type { NoticeContext, NoticeScreen } from '../kit/context.ts'
import { button } from '../kit/screen.ts'
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
