import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { InputFile } from 'grammy'
import { recordAct } from '../../domain/audit/audit-log.ts'
import { writeCsv } from '../../domain/reports/csv.ts'
import { EXPORTS, type ExportKind, exportTables } from '../../domain/reports/exports.ts'
import { type Days, daysFrom, monthLater, utcDay } from '../../domain/shared/utc-day.ts'
import { bold, lines } from '../../locales/html.ts'
import { isOneOf, Refused, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, sendFile } from '../screen.ts'
import { rangeText } from '../views/admin/stats.ts'

/** Telegram takes no larger file from a bot. */
const MAX_BYTES = 50_000_000

/** Files for spreadsheets. */
export const exports: Feature = {
  right: 'reports',
  group: 'service',
  commands: {
    export: async (ctx, text) => {
      const [first, last, ...rest] = wordsOf(text)
      const days =
        rest.length > 0 ? null : first === undefined ? thisMonth(ctx) : daysFrom(first, last)
      if (!days) throw new Refused(ctx.t('admin-stats-bad-days'))
      return exportScreen(ctx, days)
    },
  },
  buttons: {
    'a.export': (ctx, [first = '', last]) =>
      exportScreen(ctx, daysFrom(first, last) ?? thisMonth(ctx)),
    'a.export-get': async (ctx, [kind = '', first = '', last]) => {
      const days = daysFrom(first, last)
      if (!isOneOf(EXPORTS, kind) || !days) return ctx.say(ctx.t('common-old-button'), 'alert')
      await sendExport(ctx, kind, days)
    },
  },
}

function exportScreen({ texts, t }: BotContext, days: Days): Screen {
  const { first, last } = days
  return {
    text: lines(
      bold(t('admin-exports-title')),
      bold(rangeText(texts, days)),
      '',
      t('admin-exports-about'),
    ),
    buttons: [
      ...EXPORTS.map((kind) => [
        button(t(`admin-exports-kind-${kind}`), 'a.export-get', kind, first, last),
      ]),
      [button(t('admin-stats-title'), 'a.stats', first, last), button.back(t, 'admin')],
    ],
  }
}

/** Written to the disk first, so that a long file does not fill the memory. */
async function sendExport(ctx: BotContext, kind: ExportKind, days: Days): Promise<void> {
  const { texts, deps, adminActor: actor, now, t } = ctx
  const folder = await mkdtemp(join(tmpdir(), 'gamewallet-export-'))
  await using cleanup = new AsyncDisposableStack()
  cleanup.defer(() => rm(folder, { recursive: true, force: true }))
  const name = `${kind}-${days.first}-${days.last}.csv`
  const path = join(folder, name)
  const output = createWriteStream(path, { mode: 0o600 })
  const tables = exportTables(deps.store.read, kind, days)
  const rows = await writeCsv(tables, output)
  output.end()
  await finished(output)
  const { size } = await stat(path)
  if (size > MAX_BYTES) throw new Refused(texts.t('admin-exports-too-large'))
  const detail = { kind, from: days.first, to: days.last, rows }
  await ctx.act((tx) => recordAct(tx, { actor, action: 'service.export', detail }, now))
  await sendFile(
    ctx,
    new InputFile(path, name),
    lines(
      bold(t(`admin-exports-kind-${kind}`)),
      rangeText(texts, days),
      t('admin-exports-rows', { count: rows }),
    ),
  )
}

function thisMonth({ now }: BotContext): Days {
  const today = utcDay(now)
  return { first: monthLater(today, 0), last: today }
}
