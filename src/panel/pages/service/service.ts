import type { Ask } from '../../ask.ts'
import type { Part } from '../../kit/html.ts'
import { html } from '../../kit/html.ts'
import type { Screen } from '../../kit/screen.ts'
import { type Tab, tabs } from '../../kit/tabs.ts'

export const SERVICE = '/panel/service'

/** A tab of the page Service. */
export function serviceScreen(ask: Ask, body: Part): Screen {
  return { title: ask.t('panel-service'), body: html`${tabs(ask, tabsOf(ask))}${body}` }
}

function tabsOf({ t }: Ask): Tab[] {
  return [
    { path: SERVICE, label: t('panel-service-tab-settings'), right: null },
    { path: `${SERVICE}/team`, label: t('panel-service-tab-team'), right: 'team' },
    { path: `${SERVICE}/sessions`, label: t('panel-sessions'), right: null },
    { path: `${SERVICE}/log`, label: t('panel-service-tab-log'), right: 'log' },
    { path: `${SERVICE}/backups`, label: t('panel-service-tab-backups'), right: 'backup' },
    { path: `${SERVICE}/status`, label: t('panel-service-tab-status'), right: null },
  ]
}
