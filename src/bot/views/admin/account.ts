import type { ApiKey } from '../../../domain/access/api-keys.ts'
import type { Account } from '../../../domain/accounts/accounts.ts'
import type { Entry } from '../../../domain/ledger/ledger.ts'
import type { AccountView } from '../../../domain/reports/account.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { entryView, type Goods } from '../holder/wallet.ts'
import { pageTitle } from '../page-title.ts'
import { person } from './person.ts'

/** A message holds 4,096 characters. */
const OLDER_SHOWN = 3
const MAX_REASON_SHOWN = 200

type Line = string | Html | null

/** @param hasNewest whether buttons with the newest accounts are below. */
export function askWhoView({ people }: Texts, hasNewest: boolean): Html {
  const { account: words } = people
  return lines(bold(words.whose), '', words.askWho, hasNewest ? words.orNewest : null)
}

/** An account on a button. */
export function accountRow({ format }: Texts, { name, telegramId }: Account): string {
  return format.apart(clip(`${name || '–'} · ${telegramId}`, 60))
}

export function accountCardView(
  texts: Texts,
  view: AccountView,
  isAdmin: boolean,
  now: Date,
): Html {
  const { people, format } = texts
  const { account: words } = people
  const { account, tier } = view
  const name = format.apart(bold(untappable(clip(account.name, 64)) || words.noName))
  const username = account.username ? `@${account.username} · ` : ''
  return lines(
    html`👤 ${name}${isAdmin ? ` · ${words.isAdmin}` : ''}`,
    format.apart(html`${username}${code(account.telegramId)}`),
    '',
    ...standingLines(texts, view, now),
    ...moneyLines(texts, view),
    '',
    ...accessLines(texts, view, now),
    '',
    format.field(texts.service.pricing.tier, tier ?? texts.service.pricing.standard),
    format.field(words.opened, format.time(account.createdAt)),
    ...movedLines(texts, view),
    account.botBlockedAt ? words.hasBlocked(format.time(account.botBlockedAt)) : null,
  )
}

function movedLines({ people, format }: Texts, { moves }: AccountView): Line[] {
  const { moves: words } = people
  const { open, of, away } = moves
  const idOf = (id: number | null) => format.apart(code(id ?? '–'))
  const at = (time: Date | null) => (time ? format.time(time) : html``)
  return [
    open === null ? null : words.coming(idOf(open.toTelegramId), format.time(open.dueAt)),
    ...of.map((move) => words.movedFrom(idOf(move.fromTelegramId), at(move.endedAt))),
    away ? words.movedTo(idOf(away.toTelegramId), at(away.endedAt)) : null,
  ]
}

function standingLines({ people, format }: Texts, view: AccountView, now: Date): Line[] {
  const { account: words } = people
  const { account, standing } = view
  const { bannedAt, banReason, restrictedUntil, restrictionReason } = account
  const line = (text: string | Html, reason: string | null) => [
    format.field(words.standing, text),
    reason ? format.field(words.reason, clip(reason, MAX_REASON_SHOWN)) : null,
  ]
  if (standing === 'banned' && bannedAt)
    return [
      ...line(words.bannedSince(format.time(bannedAt)), banReason),
      restrictedUntil && restrictedUntil > now
        ? words.alsoRestricted(format.time(restrictedUntil))
        : null,
    ]
  if (standing === 'restricted' && restrictedUntil)
    return line(words.restrictedUntil(format.time(restrictedUntil)), restrictionReason)
  return line(words.standings[standing], null)
}

function moneyLines({ people, format }: Texts, view: AccountView): Line[] {
  const { account: words } = people
  return [
    format.field(words.balance, bold(format.usd(view.balanceMicros))),
    view.debtMicros > 0 ? words.owes(bold(format.usd(view.debtMicros))) : null,
    format.field(words.paidIn, format.usd(view.paidInMicros)),
    format.field(words.openTopUps, view.openDeposits),
    format.field(words.orderCount, view.orderCount),
  ]
}

function accessLines(texts: Texts, view: AccountView, now: Date): Line[] {
  const { people, format } = texts
  const { account: words } = people
  const { account, key, olderKeys, allowlist, refusals, webhooks, test } = view
  const older = olderKeys.length - OLDER_SHOWN
  const off = words.webhooksOff(format.number(webhooks.off))
  return [
    format.field(words.api, apiIs(texts, account)),
    refusals.length === 0 ? words.accepted : words.refused,
    ...refusals.map((refusal) => html`• ${words.refusal[refusal]} (${code(refusal)})`),
    account.shopAllowed ? null : format.field(words.shop, words.shopForbidden),
    format.field(words.key, key ? keyView(texts, key, now) : words.noKey),
    view.keyCount > 1 ? format.field(words.otherKeys, view.keyCount - 1) : null,
    ...olderKeys.slice(0, OLDER_SHOWN).flatMap((one) => olderKeyLines(texts, one, now)),
    older > 0 ? words.moreOlderKeys(older) : null,
    format.field(words.addresses, allowlist.length === 0 ? words.anyAddress : allowlist.length),
    account.addressGuard ? words.isAsked : null,
    webhooks.count > 0
      ? format.field(
          words.webhooks,
          `${format.number(webhooks.count)}${webhooks.off > 0 ? ` (${off})` : ''}`,
        )
      : null,
    test
      ? format.field(
          words.test,
          words.testAccount(
            String(test.accountId),
            format.usd(test.balanceMicros),
            test.orderCount,
          ),
        )
      : null,
  ]
}

function apiIs({ people }: Texts, { apiEnabled, apiDisabledByAdmin }: Account): string {
  const { apiIs: words } = people.account
  if (apiDisabledByAdmin) return apiEnabled ? words.onButForbidden : words.offAndForbidden
  return apiEnabled ? words.on : words.off
}

function olderKeyLines(texts: Texts, key: ApiKey, now: Date): Line[] {
  const { people, format } = texts
  const { account: words } = people
  return [
    format.field(words.olderKey, keyView(texts, key, now)),
    key.expiresAt ? format.field(words.validUntil, format.time(key.expiresAt)) : null,
  ]
}

function keyView({ people, format }: Texts, key: ApiKey, now: Date): Html {
  const { account: words } = people
  const created = format.time(key.createdAt)
  if (!key.lastUsedAt) return words.keyNeverUsed(created)
  const ago = format.ago(key.lastUsedAt, now)
  const { lastUsedAddress } = key
  return lastUsedAddress
    ? words.keyUsedFrom(created, ago, format.apart(code(lastUsedAddress)))
    : words.keyUsed(created, ago)
}

/** A page of an account's ledger. */
export function entriesOfView(
  texts: Texts,
  account: Account,
  entries: readonly Entry[],
  goods: Goods,
  page: number,
): Html {
  const { account: words } = texts.people
  const rows = entries.flatMap((entry) => ['', entryView(texts, entry, goods)])
  return lines(
    pageTitle(texts, words.entriesOf(person(texts, account)), page),
    ...(rows.length > 0 ? rows : ['', words.noEntries]),
  )
}
