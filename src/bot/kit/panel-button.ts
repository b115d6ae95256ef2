import { PANEL_PAGES, type PanelPage } from '../../domain/sessions/pages.ts'
import { may, type Role } from '../../domain/team/team.ts'
import type { Html } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { Button } from './button.ts'
import type { BotDeps } from './context.ts'
import { button } from './screen.ts'

export type ForPanel = {
  deps: Pick<BotDeps, 'miniAppUrl'>
  texts: Texts
  /** Of whoever sees it. */
  role: Role | null
}

/** A text with a button to a page. @param below as of pageButton */
export function withPage(about: ForPanel, text: Html, page: PanelPage, below?: string) {
  return { text, buttons: [pageButton(about, page, undefined, below)] }
}

/**
 * A button to a page of the panel; where Telegram cannot show it, to a link. None if the page is not for their role.
 * @param label what it says; absent: the page's name
 * @param below what follows the page's path, such as `/deposit/DEP-…`
 */
export function pageButton(
  { deps, texts: { t }, role }: ForPanel,
  name: PanelPage,
  label: string = t(`panel-${name}`),
  below = '',
): Button[] {
  const page = PANEL_PAGES.find((one) => one.name === name)
  const isTheirs = page?.right?.some((right) => role !== null && may(role, right)) ?? role !== null
  if (!page || !isTheirs) return []
  const address = deps.miniAppUrl()
  if (address === null) return [button(label, 'a.panel')]
  const to = encodeURIComponent(page.path + below)
  return [{ text: label, web_app: { url: `${address}/panel/open?to=${to}` } }]
}
