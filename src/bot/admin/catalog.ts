import { InputFile } from 'grammy'
import type { Product } from '../../domain/catalog/catalog.ts'
import { parseCatalog } from '../../domain/catalog/file.ts'
import { exportCatalog, type ImportSummary, importCatalog } from '../../domain/catalog/import.ts'
import { type ProductChange, previewImport } from '../../domain/catalog/preview.ts'
import { catalogSize } from '../../domain/catalog/view.ts'
import { bold, clip, code, type Html, html, type Line, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { Refused, takeAnswer } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { firstLines } from '../list-page.ts'
import { askText, button, type Screen, send, sendFile, show } from '../screen.ts'
import { priceText, refText } from '../views/admin/lines.ts'
import { confirmation } from './confirmation.ts'
import { textOfFile } from './document.ts'

/** About 3,000 products. An import is one transaction, and the API waits for it. */
const MAX_FILE_BYTES = 300_000

/** What an admin confirms: the file as Telegram keeps it. */
const catalogImport = confirmation<{ fileId: string }>('import')

export const catalog: Feature = {
  right: 'catalog',
  group: 'goods',
  menu: { label: 'admin-catalog', to: ['a.catalog'] },
  commands: {
    catalog: catalogScreen,
  },
  buttons: {
    'a.catalog': catalogScreen,
    'a.catalog-get': sendCatalog,
    'a.catalog-put': (ctx) =>
      askText(ctx, ctx.t('admin-catalog-about'), ['a.catalog'], 'a.catalog'),
    'a.import': (ctx, [token = '']) => importOffered(ctx, token),
  },
  questions: { 'a.catalog': fileSent },
}

async function catalogScreen({ t, read, format }: BotContext): Promise<Screen> {
  const size = await catalogSize(read)
  const counts = [
    t('admin-catalog-line-count', { count: size.lines }),
    t('admin-catalog-product-count', { count: size.products }),
  ]
  return {
    text: lines(bold(t('admin-catalog-title')), '', format.list(counts, 'plain')),
    buttons: [
      [button(t('admin-catalog-lines'), 'a.lines', 0), button(t('admin-catalog-stock'), 'a.stock')],
      [
        button(t('admin-catalog-get'), 'a.catalog-get'),
        button(t('admin-catalog-put'), 'a.catalog-put'),
      ],
      [button(t('admin-pricing-title'), 'a.pricing')],
      [button.back(t, 'admin'), button.refresh(t, 'a.catalog')],
    ],
  }
}

async function sendCatalog(ctx: BotContext): Promise<void> {
  const json = JSON.stringify(await exportCatalog(ctx.read), null, 2)
  const file = new InputFile(Buffer.from(`${json}\n`), 'catalog.json')
  await sendFile(ctx, file, lines(ctx.t('admin-catalog-caption')))
}

/** Shows what a file would change, and changes nothing before the admin confirms. */
async function fileSent(ctx: BotContext): Promise<'done' | 'again'> {
  const { texts, deps, now, t } = ctx
  const { document } = ctx.message ?? {}
  return takeAnswer(ctx, async () => {
    if (!document?.file_name?.toLowerCase().endsWith('.json'))
      throw new Refused(t('admin-catalog-file-wanted'))
    const file = parseCatalog(await textOfFile(ctx, document, MAX_FILE_BYTES))
    const by = { file, actor: ctx.adminActor }
    const { summary, changes } = await previewImport(deps.store, by, now)
    const token = await catalogImport.ask(ctx, { fileId: document.file_id })
    await send(ctx, {
      text: lines(
        bold(t('admin-catalog-confirm')),
        '',
        ...summaryLines(texts, summary),
        '',
        changes.length === 0
          ? t('admin-catalog-no-change')
          : t('admin-catalog-changes', { count: changes.length }),
        ...firstLines(texts, changes, MAX_CHANGES_SHOWN, (change) => changeLine(texts, change)),
      ),
      buttons: [
        [button(t('admin-catalog-import-now'), 'a.import', token), button.cancel(t, 'a.catalog')],
      ],
    })
  })
}

async function importOffered(ctx: BotContext, token: string): Promise<void> {
  const { texts, now, t } = ctx
  const { fileId: file_id } = await catalogImport.read(ctx, token)
  const file = parseCatalog(await textOfFile(ctx, { file_id }, MAX_FILE_BYTES))
  const summary = await catalogImport.act(ctx, token, (tx) =>
    importCatalog(tx, { file, replace: false, actor: ctx.adminActor }, now),
  )
  ctx.say(t('admin-catalog-imported-toast'))
  await show(ctx, {
    text: lines(bold(texts.t('admin-catalog-imported')), '', ...summaryLines(texts, summary)),
    buttons: [[button(t('admin-catalog-lines'), 'a.lines', 0), button.back(t, 'a.catalog')]],
  })
}

const MAX_CHANGES_SHOWN = 8

const MAX_PIDS_SHOWN = 20

function summaryLines(
  { format, t }: Texts,
  { lines, products, stillArchived }: ImportSummary,
): Line[] {
  const { number, apart } = format
  const more = stillArchived.length - MAX_PIDS_SHOWN
  const pids = apart(stillArchived.slice(0, MAX_PIDS_SHOWN).join(', '))
  return [
    t('admin-catalog-line-summary', { added: number(lines.added), known: number(lines.updated) }),
    t('admin-catalog-product-summary', {
      added: number(products.added),
      known: number(products.updated),
    }),
    stillArchived.length > 0 &&
      t('admin-catalog-still-archived', {
        pids: more > 0 ? t('admin-catalog-more-of', { some: pids, more: number(more) }) : pids,
      }),
  ]
}

function changeLine(texts: Texts, { pid, before, after }: ProductChange): Html {
  const { format, t } = texts
  const changed = (name: string, one: string, other: string) =>
    one === other ? [] : [`${name === '' ? '' : `${name} `}${format.change(one, other)}`]
  const names = (suppliers: Product['suppliers']) =>
    clip(suppliers?.join(', ') ?? t('admin-catalog-of-its-line'), 32)
  const ref = (one: Product) => clip(refText(one.supplierRef) ?? t('admin-catalog-none'), 24)
  const parts = [
    ...changed('', priceText(texts, before.priceMicros), priceText(texts, after.priceMicros)),
    ...changed(
      '',
      t(`admin-lines-status-${before.status}`),
      t(`admin-lines-status-${after.status}`),
    ),
    ...changed('', clip(before.name, 32), clip(after.name, 32)),
    ...changed('supplierRef', ref(before), ref(after)),
    ...changed('suppliers', names(before.suppliers), names(after.suppliers)),
  ]
  const shown = format.apart(code(pid))
  return html`• ${shown}: ${parts.length === 0 ? t('admin-catalog-its-place') : parts.join(', ')}`
}
