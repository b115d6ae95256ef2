import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InputFile } from 'grammy'
import { recordAct } from '../../domain/audit/audit-log.ts'
import { lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { quoted } from '../kit/notice-text.ts'
import { button, sendFile, show, withButton } from '../kit/screen.ts'
import { isTransient } from '../sending/telegram.ts'

/** The largest file that a bot can send. */
const MAX_BYTES = 50_000_000

export const backup = {
  right: 'backup',
  commands: { backup: ask },
  buttons: {
    'a.backup': ask,
    'a.backup-now': sendBackup,
  },
  decides: { 'a.backup-now': 'a.backup' },
  notices: {
    backup_failed: ({ texts }, { reason }) => ({
      text: lines(texts.t('notices-backup-failed'), quoted(reason)),
      buttons: [],
    }),
    database_damaged: ({ texts }, { damage }) => ({
      text: lines(texts.t('notices-database-damaged'), quoted(damage)),
      buttons: [],
    }),
  },
} satisfies Feature

/** Asks before each backup: one button sends one file, even if it is pressed many times. */
async function ask(ctx: BotContext): Promise<void> {
  const { t } = ctx
  if (!ctx.deps.store.backup) return ctx.say(t('admin-backup-elsewhere'), 'alert')
  await show(ctx, {
    text: lines(t('admin-backup-confirm'), encryptionSaid(ctx)),
    buttons: [[button(t('admin-backup-send-now'), 'a.backup-now'), button.cancel(t, 'admin')]],
  })
}

function encryptionSaid({ read, t }: BotContext): string {
  return t(`admin-backup-${read.vault.keyId === null ? 'unencrypted' : 'encrypted'}`)
}

async function sendBackup(ctx: BotContext): Promise<void> {
  const { deps, now, t, format } = ctx
  const { backup: write } = deps.store
  if (!write) return ctx.say(t('admin-backup-elsewhere'), 'alert')
  await ctx.replyWithChatAction('upload_document')
  // mkdtemp creates a folder that other users of the machine cannot read.
  const folder = await mkdtemp(join(tmpdir(), 'gamewallet-'))
  await using cleanup = new AsyncDisposableStack()
  cleanup.defer(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'backup.db')
  await write(file)
  const { size: bytes } = await stat(file)
  if (bytes > MAX_BYTES)
    return ctx.say(t('admin-backup-too-large', { size: format.apart(megabytes(bytes)) }), 'alert')
  const act = { actor: ctx.adminActor, action: 'service.backup', detail: { bytes } } as const
  await ctx.act((tx) => recordAct(tx, act, now))
  try {
    const caption = lines(
      t('admin-backup-caption', {
        time: format.moment(now),
        size: format.apart(megabytes(bytes)),
      }),
      encryptionSaid(ctx),
    )
    await sendFile(ctx, new InputFile(file, nameAt(now)), caption)
  } catch (error) {
    // Not retried with the update: the button is used up.
    if (!isTransient(error)) throw error
    return ctx.say(t('admin-backup-not-sent'), 'alert')
  }
  await show(ctx, withButton(lines(t('admin-backup-sent')), t('common-back'), 'admin'))
}

/** `gamewallet-2026-01-15-1200.db` */
function nameAt(now: Date): string {
  const [day, time = ''] = now.toISOString().split('T')
  return `gamewallet-${day}-${time.slice(0, 5).replace(':', '')}.db`
}

/** Such as `1.4 MB`. */
function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
