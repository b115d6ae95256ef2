import type { Pauses } from '../../../domain/reports/pauses.ts'
import type { Sales } from '../../../domain/reports/sales.ts'
import type { Waiting } from '../../../domain/reports/waiting.ts'
import {
  isOnByDefault,
  isSwitchCommand,
  SETTINGS,
  SWITCHES,
  type SwitchCommand,
  switchNamed,
} from '../../../domain/settings/all-settings.ts'
import type { Right, Role } from '../../../domain/team/team.ts'
import { bold, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { settingText } from '../../../locales/setting-text.ts'
import type { KeyOf } from '../../../locales/translate.ts'
import { closedLines, pausedGoodsLines } from '../pauses.ts'

export type AdminCommand = KeyOf<'admin-commands-'> | SwitchCommand

/** All commands, in the order in which Telegram lists them. */
export function adminCommands({ t }: Texts): AdminCommand[] {
  const others: AdminCommand[] = t.keys('admin-commands-')
  // Before the other settings.
  const before = others.indexOf('topups')
  return others.toSpliced(before, 0, ...SWITCHES.map((name) => SETTINGS[name].command))
}

/** What a command does. */
export function commandSaid(texts: Texts, command: AdminCommand): string {
  if (isSwitchCommand(command)) return settingText(texts, switchNamed(command), 'command')
  return texts.t(`admin-commands-${command}`)
}

/** Other words for a command, such as people type. */
export function commandWords(texts: Texts, command: AdminCommand): string {
  if (isSwitchCommand(command)) return settingText(texts, switchNamed(command), 'words')
  return texts.t.find(`admin-words-${command}`) ?? ''
}

/** How the help groups the commands. Not in a group: /admin, which begins the help. */
const GROUPS: Record<KeyOf<'admin-groups-'>, AdminCommand[]> = {
  people: [
    ...(['account', 'move', 'ban', 'unban', 'restrict', 'unrestrict', 'apioff', 'apion'] as const),
    ...(['shopoff', 'shopon', 'credit', 'debit', 'deposits', 'payments', 'approvals'] as const),
  ],
  goods: [
    ...([
      'orders',
      'order',
      'claims',
      'tasks',
      'stuck',
      'incidents',
      'suppliers',
      'stock',
    ] as const),
    ...(['quarantine', 'catalog', 'sheets', 'line', 'product', 'pricing', 'margin'] as const),
    ...(['tiers', 'tier'] as const),
  ],
  service: [
    ...SWITCHES.map((name) => SETTINGS[name].command),
    ...([
      'topups',
      'team',
      'broadcast',
      'contact',
      'lowstock',
      'digest',
      'stats',
      'export',
      'books',
      'log',
      'backup',
    ] as const),
  ],
}

export function menuView(
  texts: Texts,
  { today, pauses, ...waiting }: Waiting & { today: Sales; pauses: Pauses },
  { role, may }: { role: Role | null; may: (right: Right) => boolean },
): Html {
  const { format, t } = texts
  const sold = html`${bold(format.usd(today.salesMicros))} (${format.signedUsd(today.profitMicros)}), ${t('admin-stats-orders', { count: today.completed })}`
  const waits = waitingLines(texts, waiting, may)
  return lines(
    ...closedLines(texts, pauses),
    role === null || role === 'owner'
      ? bold(t('admin-title'))
      : html`${bold(t('admin-title'))} · ${t(`admin-team-roles-${role}`)}`,
    '',
    ...(may('reports') ? [format.field(t('admin-stats-short-today'), sold), ''] : []),
    ...(waits.length > 0 ? waits : [t('admin-nothing-waits')]),
    ...pausedGoodsLines(texts, pauses),
    '',
    html`<i>${t('admin-also-commands')}</i>`,
  )
}

/** What waits for a decision, a line for each kind. */
export function waitingLines(
  { t }: Texts,
  { pending, approvals, moves, unmatched, tasks, stuck, incidents, claims, aside, held }: Waiting,
  may: (right: Right) => boolean,
): string[] {
  return [
    pending > 0 && may('deposits') ? t('admin-top-ups-wait', { count: pending }) : null,
    approvals > 0 && may('approvals') ? t('admin-approvals-waits', { count: approvals }) : null,
    moves > 0 && may('move') ? t('admin-moves-waits', { count: moves }) : null,
    unmatched > 0 && may('deposits') ? t('admin-payments-waits', { count: unmatched }) : null,
    tasks > 0 && may('orders') ? t('admin-tasks-wait', { count: tasks }) : null,
    claims > 0 && may('claims') ? t('admin-claims-many', { count: claims }) : null,
    incidents > 0 && may('orders') ? t('admin-incidents-waits', { count: incidents }) : null,
    stuck > 0 && may('orders') ? t('admin-stuck-wait', { count: stuck }) : null,
    aside > 0 && may('stock') ? t('admin-aside-wait', { count: aside }) : null,
    held > 0 && may('catalog') ? t('admin-pricing-noticed', { count: held }) : null,
  ].filter((one) => one !== null)
}

/** A button with the number of what waits behind it. */
export function counting({ format }: Texts, label: string, count: number): string {
  return count === 0 ? label : `${label} (${format.number(count)})`
}

/** @param own what everybody reads in the help. */
export function adminHelpView(texts: Texts, own: Html, mayRun: (command: string) => boolean): Html {
  const { format, t } = texts
  const all = Object.entries(GROUPS) as [keyof typeof GROUPS, AdminCommand[]][]
  const groups = all
    .map(([group, commands]) => [group, commands.filter(mayRun)] as const)
    .filter(([, commands]) => commands.length > 0)
  return lines(
    commandLine(texts, 'admin'),
    '',
    own,
    '',
    bold(t('admin-help')),
    html`<i>${t('admin-about-who', { id: format.apart(code('123456789')), name: format.apart(code('@name')) })}</i>`,
    ...groups.flatMap(([group, commands]) => [
      '',
      bold(t(`admin-groups-${group}`)),
      ...commands.map((command) => commandLine(texts, command)),
    ]),
    '',
    t('admin-they-are-told'),
  )
}

/** What Telegram lists: a description, and an example of a command that wants more. */
export function adminCommandText(texts: Texts, command: AdminCommand): string {
  const description = commandSaid(texts, command)
  const usage = usageOf(texts, command)
  return usage === `/${command}` ? description : `${description}: ${usage}`
}

/** `/credit who 25 note – Add to a wallet` */
export function commandLine(texts: Texts, command: AdminCommand): Html {
  const { format } = texts
  return html`${format.apart(usageOf(texts, command))} – ${commandSaid(texts, command)}`
}

function usageOf({ t }: Texts, command: AdminCommand): string {
  if (isSwitchCommand(command))
    return `/${command} ${isOnByDefault(switchNamed(command)) ? 'off' : 'on'}`
  const wanted = t.find(`admin-arguments-${command}`)
  return wanted === null ? `/${command}` : `/${command} ${wanted}`
}
