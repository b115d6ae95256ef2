import { type CheckedRow, checkTable } from '../../domain/bulk/check.ts'
import { columnsIn, pidIn } from '../../domain/bulk/columns.ts'
import { readTable } from '../../domain/bulk/table.ts'
import {
  atPriceOf,
  deliversCodes,
  type OrderableProduct,
  usesVoucher,
} from '../../domain/catalog/catalog.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import type { TableRow } from '../../domain/shared/table-text.ts'
import { Refused } from '../kit/answers.ts'
import type { BotContext } from '../kit/context.ts'
import { bytesOfFile } from '../kit/document.ts'
import { shownText } from '../kit/message-text.ts'

/** More than 1,500 long rows. */
export const MAX_TABLE_BYTES = 256 * 1024
/** Telegram's apps split a longer text into two messages, perhaps in the middle of a row. */
const MAX_PASTED_LENGTH = 4000
/** How spreadsheets and editors save rows. */
const TABLE_NAME = /\.(csv|tsv|tab|txt)$/i
/** Spreadsheets themselves: they cannot be read here, but their senders get to know what to do. */
const SPREADSHEET_NAME = /\.(xlsx?|xlsm|ods|numbers)$/i
/** Files of spreadsheets begin like this: those of today are ZIP files. */
const SPREADSHEET_STARTS = ['PK\x03\x04', '\xd0\xcf\x11\xe0']

/**
 * The rows of the table that a person sent; null if the message has none.
 * @throws Refused if it cannot be read; DomainError as readTable, DOCUMENT_REFUSED
 */
export async function tableSent(ctx: BotContext): Promise<TableRow[] | null> {
  const { format, t } = ctx
  const { document } = ctx.message ?? {}
  const text = document ? undefined : ctx.typed()
  if (text !== undefined) {
    if (text.length >= MAX_PASTED_LENGTH) throw new Refused(t('bulk-split'))
    // A word or an id is no table with one cell.
    if (!/[,;\t\n]/.test(text.trim())) throw new Refused(t('bulk-wanted'))
    return readTable(text)
  }
  if (!document) return null
  if (SPREADSHEET_NAME.test(document.file_name ?? '')) throw new Refused(t('bulk-not-text'))
  const tooLarge = t('bulk-too-large', { kilobytes: format.number(MAX_TABLE_BYTES / 1024) })
  const bytes = await bytesOfFile(ctx, document, MAX_TABLE_BYTES, tooLarge)
  const start = String.fromCharCode(...bytes.subarray(0, 4))
  const isSpreadsheet = SPREADSHEET_STARTS.some((one) => start.startsWith(one))
  const rows = isSpreadsheet ? null : await ctx.deps.readTable(String(ctx.from?.id), bytes)
  if (rows === null) throw new Refused(t('bulk-not-text'))
  return rows
}

/**
 * Whether a message that answers no question looks like a table: a file with the name of one, or lines of text
 * of which at least one names a product.
 */
export async function looksLikeTable({ message, deps, now }: BotContext): Promise<boolean> {
  const { document } = message ?? {}
  const text = shownText(message)
  const name = document?.file_name ?? ''
  if (document) return TABLE_NAME.test(name) || SPREADSHEET_NAME.test(name)
  if (!text?.trim().includes('\n')) return false
  try {
    const rows = readTable(text)
    const columns = columnsIn(rows)
    if (columns) return rows.length > 1
    for (const { cells } of rows.slice(0, MAX_ROWS_PROBED))
      if (cells.length > 1 && (await deps.listings.get(pidIn(cells, null), now)) !== null)
        return true
    return false
  } catch (error) {
    // Too many rows for anything else.
    if (error instanceof DomainError) return true
    throw error
  }
}

const MAX_ROWS_PROBED = 20

/**
 * Reads a table and checks it at the person's prices.
 * @throws DomainError those of checkTable
 */
export function checkedTable({ deps, account, now }: BotContext, rows: readonly TableRow[]) {
  return checkTable(rows, async (pid) => {
    const product = await deps.listings.get(pid, now)
    return product === null || typeof product === 'string'
      ? product
      : atPriceOf(product, account.tierId)
  })
}

/**
 * Whether somebody who adds codes has sent codes as a table: it names goods in stock, and has a column of codes, or
 * nothing that can be bought.
 */
export async function areCodes(
  { deps, now, may }: BotContext,
  table: readonly TableRow[],
  rows: readonly CheckedRow[],
): Promise<boolean> {
  if (!may('stock')) return false
  const hasCodes = columnsIn(table)?.some(({ text }) => text === 'code') === true
  if (!hasCodes && rows.some(({ problem }) => problem === null)) return false
  for (const { pid } of rows.slice(0, MAX_ROWS_PROBED)) {
    const product = await deps.listings.get(pid, now)
    if (typeof product === 'object' && product && isFromStock(product.line)) return true
  }
  return false
}

function isFromStock(line: OrderableProduct['line']): boolean {
  return deliversCodes(line) || usesVoucher(line)
}
