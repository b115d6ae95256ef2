import type { Document } from 'grammy/types'
import type { Tx } from '../../db/store.ts'
import type { Actor } from '../../domain/audit/audit-log.ts'
import { isRefusal } from '../../domain/shared/errors.ts'
import type { SheetFault } from '../../domain/shared/problems.ts'
import { type FoundTable, plain, tableKind } from '../../domain/spreadsheets/headings.ts'
import { SHEETS } from '../../domain/spreadsheets/sheets.ts'
import { checkStockSheet, hasCodes } from '../../domain/spreadsheets/stock-sheet.ts'
import { batchView, type CodeGroup, dropStaged, stageGroups } from '../../domain/stock/batches.ts'
import { endsOf } from '../../domain/stock/code-text.ts'
import { bold, clip, code, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { Refused, refusalText, takeAnswer } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { firstLines } from '../list-page.ts'
import { askText, button, isGone, type Screen, send, show } from '../screen.ts'
import { notAdded } from '../views/admin/stock.ts'
import { offerChanges } from './catalog-sheets.ts'
import { confirmation } from './confirmation.ts'
import { GROUPS_SHOWN, PID_SHOWN, sendProblems, sendSheet, tableOf } from './sheet-files.ts'
import { addBatches } from './stock-add.ts'

/** The batches that an admin confirms together. */
const codeBatches = confirmation<{ ids: number[] }>('codes')

const SHEET_NAME = /\.(xlsx|csv|tsv|txt)$/i
const BATCHES_SHOWN = 10
/** By which a file is known that was sent without a question. */
const OUR_HEADINGS = ['code', 'price_usd', 'pricing', 'below_cost', 'name', 'supplier_ref'].map(
  plain,
)
const NOT_OURS: readonly SheetFault['problem'][] = [
  ...(['not_a_sheet', 'old_format', 'damaged', 'unpacked', 'no_heading', 'no_rows'] as const),
  'too_many_rows',
]

/**
 * Spreadsheets that people change and send back. Whoever may add codes may open this; prices and products ask for
 * the right to the catalog.
 */
export const sheets: Feature = {
  right: 'stock',
  group: 'goods',
  commands: { sheets: homeScreen },
  buttons: {
    'a.sheets': homeScreen,
    'a.sheet-stock': (ctx, [format = '']) => sendSheet(ctx, 'stock', format),
    'a.sheet-put': (ctx) => askText(ctx, ctx.t('admin-sheets-ask'), ['a.sheets'], 'a.sheet'),
    'a.sheet-add': (ctx, [token = '']) => addConfirmed(ctx, token),
    'a.sheet-no': (ctx, [token = '']) => drop(ctx, token),
  },
  questions: {
    'a.sheet': (ctx) =>
      takeAnswer(ctx, async () => {
        const { document } = ctx.message ?? {}
        if (!document) throw new Refused(ctx.t('admin-sheets-file-wanted'))
        const table = await tableOf(ctx, document)
        await takeTable(ctx, table, document.file_id)
      }),
  },
}

/**
 * Takes a spreadsheet that an admin sent without a question, if it has our headings.
 * @returns false if it has not
 */
export async function sheetTakes(ctx: BotContext): Promise<boolean> {
  const { document } = ctx.message ?? {}
  if (!document || !ctx.may('stock') || !SHEET_NAME.test(document.file_name ?? '')) return false
  try {
    const table = await ownTable(ctx, document)
    if (table === null) return false
    await takeTable(ctx, table, document.file_id)
  } catch (error) {
    const refusal = refusalText(ctx, error)
    if (refusal === null) throw error
    const { t } = ctx
    const buttons = [
      [button(t('admin-sheets-put'), 'a.sheet-put'), button(t('admin-sheets-back'), 'a.sheets')],
    ]
    await send(ctx, { text: html`${refusal}`, buttons })
  }
  return true
}

/** Null if the file may be something else than a spreadsheet of ours. */
async function ownTable(ctx: BotContext, document: Document): Promise<FoundTable | null> {
  try {
    const table = await tableOf(ctx, document)
    return isOurs(table) ? table : null
  } catch (error) {
    const isOther = isRefusal(error, 'INVALID_SHEET') && NOT_OURS.includes(error.data.problem)
    if (isOther || error instanceof Refused) return null
    throw error
  }
}

/** A table of orders has products, too. */
function isOurs({ heading }: FoundTable): boolean {
  const names = heading.map(({ text }) => plain(text))
  return OUR_HEADINGS.some((name) => names.includes(name)) && !names.includes('quantity')
}

function homeScreen({ t, format }: BotContext): Screen {
  return {
    text: t('admin-sheets-about', { none: format.apart(code('none')) }),
    buttons: [
      ...SHEETS.map((kind) =>
        kind === 'stock'
          ? [
              button(t('admin-sheets-kind-stock'), 'a.sheet-stock', 'xlsx'),
              button('CSV', 'a.sheet-stock', 'csv'),
            ]
          : [
              button(t(`admin-sheets-kind-${kind}`), 'a.sheet-get', kind, 'xlsx'),
              button('CSV', 'a.sheet-get', kind, 'csv'),
            ],
      ),
      [button(t('admin-sheets-put'), 'a.sheet-put')],
      [button(t('admin-stock-back'), 'a.stock'), button.back(t, 'admin')],
    ],
  }
}

/** @throws Refused, DomainError INVALID_SHEET */
async function takeTable(ctx: BotContext, table: FoundTable, fileId: string): Promise<void> {
  if (tableKind(table) === 'stock') return takeCodes(ctx, table)
  if (!ctx.may('catalog')) throw new Refused(ctx.t('admin-team-not-yours'))
  await offerChanges(ctx, table, fileId)
}

/**
 * Stages the codes until the admin confirms. Does not use ctx.act: if the update is handled again, stageGroups
 * first drops what it staged before.
 */
async function takeCodes(ctx: BotContext, table: FoundTable): Promise<void> {
  const { texts, deps, adminActor: actor, now, t } = ctx
  // First of all: whatever becomes of it, the codes must not stay in the chat.
  const deleted = hasCodes(table) ? await isGone(ctx.deleteMessage()) : null
  const checked = await checkStockSheet(deps.store.read, table)
  if (checked.problems.length > 0) return sendProblems(ctx, checked, deleted)
  const { groups, repeated } = checked
  const { ids, known } = await stageGroups(deps.store, groups, { actor }, now)
  const fresh = groups.reduce((sum, { codes }) => sum + codes.length, 0) - known.length
  if (fresh === 0) await deps.store.transaction((tx) => dropAll(tx, ids, actor))
  const token = await codeBatches.ask(ctx, { ids })
  const duplicates = [...repeated, ...known].sort((a, b) => a.line - b.line)
  await send(ctx, {
    text: lines(
      bold(fresh === 0 ? t('admin-stock-nothing-new') : t('admin-stock-confirm', { count: fresh })),
      '',
      ...firstLines(texts, groups, GROUPS_SHOWN, (group) => groupLine(texts, group)),
      ...notAdded(texts, duplicates),
      '',
      deleted === true ? t('admin-stock-deleted') : t('admin-stock-not-deleted'),
      fresh === 0 ? null : html`<i>${t('admin-stock-waits')}</i>`,
    ),
    buttons:
      fresh === 0
        ? [[button(t('admin-sheets-back'), 'a.sheets')]]
        : [
            [
              button(t('admin-stock-yes', { count: fresh }), 'a.sheet-add', token),
              button(t('admin-stock-no'), 'a.sheet-no', token),
            ],
          ],
  })
}

/** Safe to repeat: codes that were added are not added again, and the rest of an interrupted run is. */
async function addConfirmed(ctx: BotContext, token: string): Promise<void> {
  const { texts, deps, t } = ctx
  const { ids } = await codeBatches.read(ctx, token)
  const known = await addBatches(ctx, ids)
  const batches: Awaited<ReturnType<typeof batchView>>[] = []
  for (const id of ids) batches.push(await batchView(deps.store.read, id))
  const rows = firstLines(texts, batches, GROUPS_SHOWN, ({ pid, unsold, taken }) =>
    t('admin-stock-added', { count: unsold + taken, pid: texts.format.apart(code(pid)) }),
  )
  await show(ctx, {
    text: lines(...rows, ...notAdded(texts, known)),
    buttons: [
      ...batches
        .filter(({ unsold }) => unsold > 0)
        .slice(0, BATCHES_SHOWN)
        .map(({ id, pid }) => [button(`${t('admin-stock-undo')} ${pid}`, 'a.stock-undo', id)]),
      [button(t('admin-sheets-back'), 'a.sheets'), button(t('admin-stock-back'), 'a.stock')],
    ],
  })
}

async function drop(ctx: BotContext, token: string): Promise<void> {
  const { ids } = await codeBatches.read(ctx, token)
  await ctx.act((tx) => dropAll(tx, ids, ctx.adminActor))
  const buttons = [[button(ctx.t('admin-sheets-back'), 'a.sheets')]]
  await show(ctx, { text: ctx.t('admin-stock-dropped'), buttons })
}

async function dropAll(tx: Tx, ids: readonly number[], actor: Actor): Promise<void> {
  for (const id of ids) await dropStaged(tx, id, { actor })
}

function groupLine({ format, t }: Texts, { pid, costMicros, codes }: CodeGroup): Html {
  const { first, last } = endsOf(codes)
  const ends = codes.length === 1 ? first.masked : `${first.masked} … ${last.masked}`
  const said = t('admin-sheets-of-product', {
    codes: t('admin-sheets-codes', { count: codes.length }),
    product: format.apart(clip(pid, PID_SHOWN)),
  })
  const cost =
    costMicros === null ? '' : ` ${t('admin-stock-each-cost', { cost: format.usd(costMicros) })}`
  return html`• ${said} · ${format.apart(code(ends))}.${cost}`
}
