import { runningInstances } from '../../../domain/instances/instances.ts'
import { readSettings } from '../../../domain/settings/settings.ts'
import { VERSION } from '../../../version.ts'
import type { Ask } from '../../ask.ts'
import { html, markup, type Part } from '../../kit/html.ts'
import { facts } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import type { Screen } from '../../kit/screen.ts'
import { sizeSaid } from './backups.ts'
import { SERVICE, serviceScreen } from './service.ts'

/** What runs, and since when. */
export const status: Page = { right: null, views: { [`${SERVICE}/status`]: view } }

async function view(ask: Ask): Promise<Screen> {
  const { t, texts, read, deps } = ask
  const { store } = deps
  const [disk, bytes] = [await store.diskSpace(), await store.bytes()]
  const { statusPage } = await readSettings(read)
  return serviceScreen(
    ask,
    html`${deps.isTokenRefused() && html`<p class="problem" role="alert">${t('panel-service-status-token')}</p>`}
<div class="halves"><section class="card"><h2>${t('panel-service-status-service')}</h2>${facts([
      [t('panel-service-status-version'), VERSION],
      [t('panel-service-status-processes'), await processesPart(ask)],
    ])}</section>
<section class="card"><h2>${t('panel-service-status-database')}</h2>${facts([
      [t('panel-service-backup-size'), sizeSaid(texts, bytes)],
      disk && [t('panel-service-status-free'), sizeSaid(texts, disk.bavail * disk.bsize)],
      [
        t('panel-service-status-codes'),
        t(`panel-service-status-${read.vault.keyId === null ? 'open' : 'encrypted'}`),
      ],
    ])}</section></div>
<h2>${t('panel-service-status-pages')}</h2>
<ul>${statusPage && html`<li><a href="/status">${t('panel-service-status-public')}</a></li>`}<li><a href="/docs">${t('panel-service-status-docs')}</a></li></ul>`,
  )
}

async function processesPart({ read, format }: Ask): Promise<Part> {
  const running = await runningInstances(read)
  return running.map(
    ({ startedAt }, i) => html`${i > 0 && html`<br>`}${markup(format.time(startedAt))}`,
  )
}
