import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { recordAct } from '../../../domain/audit/audit-log.ts'
import { runningInstances } from '../../../domain/instances/instances.ts'
import { backupName, backupsIn } from '../../../domain/settings/backup-files.ts'
import { readBackupState } from '../../../domain/settings/backup-state.ts'
import type { Texts } from '../../../locales/languages.ts'
import { VERSION } from '../../../version.ts'
import type { Ask, Sent } from '../../ask.ts'
import { act, type Done, doButton } from '../../kit/acts.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { facts } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import type { Screen } from '../../kit/screen.ts'
import { SERVICE, serviceScreen } from './service.ts'

const PATH = `${SERVICE}/status`
type Found = { at: Date; bytes: number }

/** What runs, and since when, and the copies of its database, of which this makes one more as a file. */
export const status: Page = {
  right: null,
  views: { [PATH]: view },
  acts: {
    [`${PATH}/backup`]: act({
      right: 'backup',
      title: ({ t }) => t('panel-service-backup-download'),
      run: download,
      back: () => PATH,
    }),
  },
}

async function view(ask: Ask): Promise<Screen> {
  const { t, texts, read, deps, may } = ask
  const { store } = deps
  const [disk, bytes] = [await store.diskSpace(), await store.bytes()]
  return serviceScreen(
    ask,
    html`${deps.isTokenRefused() && html`<p class="problem" role="alert">${t('panel-service-status-token')}</p>`}
<div class="halves"><section class="card"><h2>${t('panel-service-status-service')}</h2>${facts([
      [t('panel-service-status-version'), VERSION],
      [t('panel-service-status-processes'), await processesPart(ask)],
      [t('panel-service-status-docs'), html`<a href="/docs">/docs</a>`],
    ])}</section>
<section class="card"><h2>${t('panel-service-status-database')}</h2>${facts([
      [t('panel-service-backup-size'), sizeSaid(texts, bytes)],
      disk && [t('panel-service-status-free'), sizeSaid(texts, disk.bavail * disk.bsize)],
      [
        t('panel-service-status-codes'),
        t(`panel-service-status-${read.vault.keyId === null ? 'open' : 'encrypted'}`),
      ],
    ])}</section></div>
${may('backup') && (await backupsPart(ask))}`,
  )
}

async function processesPart({ read, format }: Ask): Promise<Part> {
  const running = await runningInstances(read)
  return running.map(
    ({ startedAt }, i) => html`${i > 0 && html`<br>`}${markup(format.time(startedAt))}`,
  )
}

async function backupsPart(ask: Ask): Promise<Part> {
  const { t, format, read, deps } = ask
  const state = await readBackupState(read)
  const found = (deps.backups && (await backupsIn(deps.backups.folder))) ?? []
  const failure =
    state?.problem &&
    html`<p class="problem" role="alert">${t('panel-service-backup-failed', { reason: state.problem })} <span>${markup(format.time(new Date(state.atMs)))}</span></p>`
  return html`${failure}<div class="halves"><section class="card"><h2>${t('panel-service-backup-scheduled')}</h2>${scheduledPart(ask, found)}</section>
<section class="card"><h2>${t('panel-service-backup-download')}</h2>${downloadPart(ask)}</section></div>`
}

function scheduledPart({ t, format, texts, now, deps }: Ask, [newest, ...older]: Found[]): Part {
  if (deps.backups === null)
    return html`<p>${t(deps.store.backup ? 'panel-service-backup-none' : 'admin-backup-elsewhere')}</p>`
  const { folder, everyMs, keep } = deps.backups
  return facts([
    [
      t('panel-service-backup-last'),
      newest
        ? html`${markup(format.time(newest.at))} <span class="quiet">(${format.ago(newest.at, now)})</span><br><code>${backupName(newest.at)}</code>`
        : t('panel-service-backup-not-yet'),
    ],
    newest !== undefined && [t('panel-service-backup-size'), sizeSaid(texts, newest.bytes)],
    [t('panel-service-backup-every'), format.duration(everyMs)],
    [
      t('panel-service-backup-kept'),
      t('admin-broadcast-sent-of', { sent: older.length + (newest ? 1 : 0), total: keep }),
    ],
    [t('panel-service-backup-folder'), html`<code>${folder}</code>`],
  ])
}

function downloadPart(ask: Ask): Part {
  const { t, deps, read } = ask
  if (!deps.store.backup) return html`<p>${t('admin-backup-elsewhere')}</p>`
  const encrypted = t(`admin-backup-${read.vault.keyId === null ? 'unencrypted' : 'encrypted'}`)
  return html`<p>${t('panel-service-backup-about')} ${encrypted}</p>${doButton(ask, t('panel-service-backup-download'), `${PATH}/backup`)}`
}

/** Sends a copy of the database as it is now; none of it stays here. */
async function download({ deps, actor, now, t, change }: Sent): Promise<Done> {
  const { backup: write } = deps.store
  if (!write) return { said: t('admin-backup-elsewhere') }
  // mkdtemp creates a folder that other users of the machine cannot read.
  const folder = await mkdtemp(join(tmpdir(), 'gamewallet-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const file = join(folder, 'backup.db')
    await write(file)
    const { size: bytes } = await stat(file)
    await change((tx) => recordAct(tx, { actor, action: 'service.backup', detail: { bytes } }, now))
    const content = createReadStream(file).once('close', () => void remove())
    return { said: '', file: fileAnswer(content, backupName(now), bytes) }
  } catch (error) {
    await remove()
    throw error
  }
}

function fileAnswer(content: Readable, name: string, bytes: number): Response {
  return new Response(Readable.toWeb(content) as ReadableStream, {
    headers: {
      'Content-Type': 'application/vnd.sqlite3',
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

/** Such as `1.4 MB`, or `72.5 GB`. */
function sizeSaid({ format }: Pick<Texts, 'format'>, bytes: number): string {
  const [unit, unitBytes] = bytes < 1e9 ? ['MB', 1e6] : ['GB', 1e9]
  return format.apart(`${format.number(Math.round((bytes / unitBytes) * 10) / 10)} ${unit}`)
}
