import type { Settings } from '../../../domain/service/settings.ts'
import { bold, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

type SwitchName = keyof Texts['service']['switches']['names']

/** @param apiUrl where the service is; null if that is not known */
export function switchesView(texts: Texts, settings: Settings, apiUrl: string | null): Html {
  const { switches } = texts.service
  const { maintenance, apiOrders, shop, requireAllowlist, eligibility, statusPage } = settings
  const { names, effect } = switches
  const position = (on: boolean) => (on ? switches.on : switches.off)
  const row = (name: string, value: string) => texts.format.field(name, html`${value}`)
  return lines(
    bold(switches.title),
    '',
    row(names.maintenance, maintenance ? `🔴 ${effect.maintenance}` : switches.off),
    row(names.apiorders, apiOrders ? switches.on : `🔴 ${effect.apiorders}`),
    row(names.shop, shop ? switches.on : `🔴 ${effect.shop}`),
    row(names.allowlist, position(requireAllowlist)),
    row(names.statuspage, position(statusPage)),
    statusPage && apiUrl !== null ? texts.format.apart(`${apiUrl}/status`) : null,
    row(names.eligibility, `${position(eligibility.on)} (${rulesText(texts, eligibility)})`),
  )
}

/** What happens if the switch is turned to the position that locks people out. */
export function confirmSwitchView(
  { service }: Texts,
  name: keyof Texts['service']['switches']['confirm'],
): Html {
  const { confirm, about } = service.switches
  return lines(bold(confirm[name]), '', about[name])
}

/** The button that confirms, with the switch's own emoji. */
export function yesLabel({ service }: Texts, name: SwitchName, to: 'on' | 'off'): string {
  const { names, yes } = service.switches
  return `${names[name].split(' ')[0]} ${yes[to]}`
}

export function askRulesView({ service, format }: Texts): Html {
  const { switches } = service
  const [both, none] = [format.apart(code('50 7d')), format.apart(code('0 0d'))]
  return lines(bold(switches.askRules), '', switches.aboutRules(both, none))
}

export function confirmRulesView(texts: Texts, eligibility: Settings['eligibility']): Html {
  const { switches } = texts.service
  const rules = rulesText(texts, eligibility)
  return lines(bold(switches.confirmRules), '', switches.aboutNewRules(rules))
}

export function rulesNowText(texts: Texts, eligibility: Settings['eligibility']): string {
  const { rulesOn, rulesOff } = texts.service.switches
  const rules = rulesText(texts, eligibility)
  return eligibility.on ? rulesOn(rules) : rulesOff(rules)
}

function rulesText(
  { service, format }: Texts,
  { minDepositedMicros, minAgeMs }: Settings['eligibility'],
): string {
  return service.switches.rules(format.usd(minDepositedMicros), format.duration(minAgeMs))
}
