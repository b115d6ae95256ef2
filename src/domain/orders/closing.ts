import {
  isStrict,
  SETTINGS,
  type Settings,
  SWITCHES,
  type SwitchName,
} from '../settings/all-settings.ts'
import { DomainError } from '../shared/errors.ts'

/** Where an order or lookup comes from: a program, or the holder in the bot's chat. */
export type Via = 'api' | 'chat'

/**
 * Checks whether a new submission is accepted. Replays are answered before this check.
 * @throws DomainError MAINTENANCE; API_ORDER_DISABLED for an order by API; SHOP_DISABLED in the chat.
 */
export function requireOpen(settings: Settings, what: 'order' | 'lookup', via: Via): void {
  const { maintenance, apiOrders, shop } = settings
  if (maintenance) throw new DomainError('MAINTENANCE')
  if (via === 'chat' && !shop) throw new DomainError('SHOP_DISABLED')
  if (via === 'api' && what === 'order' && !apiOrders) throw new DomainError('API_ORDER_DISABLED')
}

/** The switches that keep people from buying now, the one that stops most first. */
export function closedBy(settings: Settings): SwitchName[] {
  return SWITCHES.filter(
    (name) => SETTINGS[name].locksOut === 'everybody' && isStrict(settings, name),
  )
}
