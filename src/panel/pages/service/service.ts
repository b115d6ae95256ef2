import type { Ask } from '../../ask.ts'
import { html, type Part } from '../../kit/html.ts'
import type { Screen } from '../../kit/screen.ts'
import { tabsOf } from '../../kit/tabs.ts'

export const SERVICE = '/panel/service'
const TABS = [
  [SERVICE, 'panel-service-tab-settings', null],
  [`${SERVICE}/team`, 'panel-service-tab-team', 'team'],
  [`${SERVICE}/sessions`, 'panel-sessions', null],
  [`${SERVICE}/log`, 'panel-service-tab-log', 'log'],
  [`${SERVICE}/status`, 'panel-service-tab-status', null],
] as const

/** A tab of the page Service. */
export function serviceScreen(ask: Ask, body: Part): Screen {
  return { title: ask.t('panel-service'), body: html`${tabsOf(ask, TABS)}${body}` }
}
