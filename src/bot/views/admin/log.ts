import type { Account } from '../../../domain/accounts/accounts.ts'
import type { LoggedAct } from '../../../domain/reports/audit.ts'
import { bold, clip, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { pageTitle } from '../page-title.ts'
import { person } from './person.ts'

/** With these limits a page of acts always fits into a message. */
const NAME_IN_LOG = 24
const DETAIL_IN_LOG = 120
const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** @param account null for the log of everybody. @param by whether it is what this person did as an admin */
export function logView(
  texts: Texts,
  { account, by }: { account: Account | null; by: boolean },
  acts: readonly LoggedAct[],
  page: number,
): Html {
  const { log } = texts.people
  const titleOf = by ? log.titleBy : log.titleOf
  const title = account === null ? log.title : titleOf(person(texts, account))
  const rows = acts.flatMap((act) => ['', actView(texts, act, account !== null && !by)])
  return lines(pageTitle(texts, title, page), ...(rows.length > 0 ? rows : ['', log.none]))
}

/**
 * Who acted, in words.
 * @param actor an Actor
 * @param name the name of the person, if one acted and it is known
 */
export function actorSaid(texts: Texts, actor: string, name = ''): string {
  const { actor: words } = texts.people.log
  const [role, telegramId] = actor.split(':')
  if (role === 'operator' || role === 'service') return words[role]
  if (role !== 'admin' && role !== 'holder') return actor
  return words[role](person(texts, { name, telegramId: Number(telegramId) }, NAME_IN_LOG))
}

/** @param ofOne whether the page is about one account only. */
export function actView(texts: Texts, act: LoggedAct, ofOne: boolean): Html {
  const { people, format } = texts
  const { actor, actorName, action, about, at } = act
  const self = about !== null && actor === `holder:${about.telegramId}`
  const whom =
    about && !self && !ofOne ? ` ${people.log.whom(person(texts, about, NAME_IN_LOG))}` : ''
  const more = clip(changeSaid(texts, act) ?? detailParts(texts, act).join(', '), DETAIL_IN_LOG)
  const said = named(people.log.action, action)
  return lines(
    html`${bold(said)} · <i>${format.time(at)}</i>`,
    html`${actorSaid(texts, actor, actorName ?? '')}${whom}${more ? ` · ${more}` : ''}`,
  )
}

/** A change of a price or cost, with what it was before; null for anything else. */
function changeSaid({ people, format }: Texts, { detail }: LoggedAct): string | null {
  const { name, priceMicros, costMicros, beforeMicros } = detail ?? {}
  if (typeof name !== 'string' || beforeMicros === undefined) return null
  const amount = (micros: unknown) =>
    typeof micros === 'number' ? format.usd(micros) : people.log.nothing
  const product = format.apart(clip(name, NAME_IN_LOG))
  const said = priceMicros === undefined ? people.log.cost : people.log.price
  return said(product, amount(beforeMicros), amount(priceMicros ?? costMicros))
}

/** The words for the codes in a detail, by its name. */
type Codes = Readonly<Record<string, Readonly<Record<string, string>>>>

function codesOf(
  { people, adminClaims, deposits, keys, problems, service }: Texts,
  action: string,
): Codes {
  const { status, offReason } = people.log
  // Otherwise a reason is what a person wrote.
  const reason =
    action === 'claim.open' ? adminClaims.reason : action === 'webhook.off' ? offReason : {}
  return {
    ...{ method: deposits.method, kind: { ...service.sheets.kind, ...service.exports.kind } },
    ...{ reason, scopes: keys.scope, status, what: people.approvals.kinds },
    problem: problems.move,
    ...(action === 'broadcast.start' ? { to: people.broadcast.audience } : {}),
    ...(action === 'team.role' ? { role: people.team.roles, before: people.team.roles } : {}),
  }
}

/** Such as `daily cap 50.00 USD`. Leaves out what is null, but says that somebody has no role any more. */
function detailParts(texts: Texts, { action, detail }: LoggedAct): string[] {
  const codes = codesOf(texts, action)
  return Object.entries(detail ?? {}).flatMap(([name, value]) =>
    (value === null && !(action === 'team.role' && name === 'role')) ||
    (Array.isArray(value) && value.length === 0)
      ? []
      : [part(texts, codes, name, value)],
  )
}

function part(texts: Texts, codes: Codes, name: string, value: unknown): string {
  return `${named(texts.people.log.detail, name)} ${valueSaid(texts, codes, name, value)}`
}

/** @param name what the value is, which says its unit: `dailyCapMicros`, `graceMs` or `marginBp`. */
function valueSaid(texts: Texts, codes: Codes, name: string, value: unknown): string {
  const { people, format } = texts
  const { log } = people
  if (value === null) return log.nothing
  if (typeof value === 'boolean') return value ? log.yes : log.no
  if (typeof value === 'number' && name.endsWith('Micros')) return format.usd(value)
  if (typeof value === 'number' && name.endsWith('Bp')) return format.percent(value / 10_000)
  if (typeof value === 'number' && name.endsWith('Ms'))
    return value === 0 ? log.nothing : format.duration(value)
  if (typeof value === 'string' && ISO_TIME.test(value)) return format.moment(new Date(value))
  if (typeof value === 'string') return named(codes[name] ?? {}, value)
  if (Array.isArray(value))
    return format.list(
      value.map((one) => valueSaid(texts, codes, name, one)),
      'plain',
    )
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([inner, one]) => part(texts, codes, inner, one))
    .join(', ')
}

/** A code in words. One that this version does not know stays as it is stored. */
function named(words: Readonly<Record<string, string>>, code: string): string {
  return (Object.hasOwn(words, code) ? words[code] : undefined) ?? code
}
