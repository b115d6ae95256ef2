import type { Pauses } from '../../../domain/reports/pauses.ts'
import type { Sales } from '../../../domain/reports/sales.ts'
import type { Waiting } from '../../../domain/reports/waiting.ts'
import type { Right, Role } from '../../../domain/service/team.ts'
import { bold, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { closedLines, pausedGoodsLines } from '../pauses.ts'

export type AdminCommand = keyof Texts['admin']['commands']

/** How the help groups the commands. Not in a group: /admin, which begins the help. */
const GROUPS: Record<keyof Texts['admin']['groups'], AdminCommand[]> = {
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
    ...(['maintenance', 'apiorders', 'shop', 'eligibility', 'allowlist', 'topups'] as const),
    ...([
      'team',
      'broadcast',
      'contact',
      'lowstock',
      'digest',
      'statuspage',
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
  const { admin, people, service, format } = texts
  const { stats } = service
  const sold = html`${bold(format.usd(today.salesMicros))} (${format.signedUsd(today.profitMicros)}), ${stats.orders(today.completed)}`
  const waits = waitingLines(texts, waiting, may)
  return lines(
    ...closedLines(texts, pauses),
    role === null || role === 'owner'
      ? bold(admin.title)
      : html`${bold(admin.title)} · ${people.team.roles[role]}`,
    '',
    ...(may('reports') ? [format.field(stats.short.today, sold), ''] : []),
    ...(waits.length > 0 ? waits : [admin.nothingWaits]),
    ...pausedGoodsLines(texts, pauses),
    '',
    html`<i>${admin.alsoCommands}</i>`,
  )
}

/** What waits for a decision, a line for each kind. */
export function waitingLines(
  { admin, adminClaims, people, service }: Texts,
  { pending, approvals, moves, unmatched, tasks, stuck, incidents, claims, aside, held }: Waiting,
  may: (right: Right) => boolean,
): string[] {
  return [
    pending > 0 && may('deposits') ? admin.topUpsWait(pending) : null,
    approvals > 0 && may('approvals') ? people.approvals.waits(approvals) : null,
    moves > 0 && may('move') ? people.moves.waits(moves) : null,
    unmatched > 0 && may('deposits') ? people.payments.waits(unmatched) : null,
    tasks > 0 && may('orders') ? admin.tasksWait(tasks) : null,
    claims > 0 && may('claims') ? adminClaims.many(claims) : null,
    incidents > 0 && may('orders') ? service.incidents.waits(incidents) : null,
    stuck > 0 && may('orders') ? admin.stuckWait(stuck) : null,
    aside > 0 && may('stock') ? admin.asideWait(aside) : null,
    held > 0 && may('catalog') ? service.pricing.noticed(held) : null,
  ].filter((one) => one !== null)
}

/** A button with the number of what waits behind it. */
export function counting({ format }: Texts, label: string, count: number): string {
  return count === 0 ? label : `${label} (${format.number(count)})`
}

/** @param own what everybody reads in the help. */
export function adminHelpView(texts: Texts, own: Html, mayRun: (command: string) => boolean): Html {
  const { admin, format } = texts
  const all = Object.entries(GROUPS) as [keyof typeof GROUPS, AdminCommand[]][]
  const groups = all
    .map(([group, commands]) => [group, commands.filter(mayRun)] as const)
    .filter(([, commands]) => commands.length > 0)
  return lines(
    commandLine(texts, 'admin'),
    '',
    own,
    '',
    bold(admin.help),
    html`<i>${admin.aboutWho(format.apart(code('123456789')), format.apart(code('@name')))}</i>`,
    ...groups.flatMap(([group, commands]) => [
      '',
      bold(admin.groups[group]),
      ...commands.map((command) => commandLine(texts, command)),
    ]),
    '',
    admin.theyAreTold,
  )
}

/** What Telegram lists: a description, and an example of a command that wants more. */
export function adminCommandText(texts: Texts, command: AdminCommand): string {
  const description = texts.admin.commands[command]
  const usage = usageOf(texts, command)
  return usage === `/${command}` ? description : `${description}: ${usage}`
}

/** `/credit who 25 note – Add to a wallet` */
export function commandLine(texts: Texts, command: AdminCommand): Html {
  const { admin, format } = texts
  return html`${format.apart(usageOf(texts, command))} – ${admin.commands[command]}`
}

function usageOf({ admin }: Texts, command: AdminCommand): string {
  const words: Partial<Record<AdminCommand, string>> = admin.arguments
  return words[command] === undefined ? `/${command}` : `/${command} ${words[command]}`
}
