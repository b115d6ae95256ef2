import type { Button } from './button.ts'
import type { BotDeps } from './context.ts'

/** A button that opens a page of the panel in Telegram; none where there is no address for it. */
export function panelButton(
  { miniAppUrl }: Pick<BotDeps, 'miniAppUrl'>,
  text: string,
  path = '/panel',
): Button[] {
  const address = miniAppUrl()
  if (address === null) return []
  return [{ text, web_app: { url: `${address}/panel/open?to=${encodeURIComponent(path)}` } }]
}
