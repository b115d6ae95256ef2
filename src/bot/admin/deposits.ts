import { accountNamed } from '../../domain/accounts/holders.ts'
import {
  creditedDeposits,
  type Deposit,
  type DepositOfHolder,
  depositsOf,
  pendingDeposits,
} from '../../domain/deposits/deposits.ts'
import { worthOf } from '../../domain/deposits/payment-method.ts'
import { waitingPaymentCount } from '../../domain/deposits/unmatched.ts'
import { type DepositStory, depositStory } from '../../domain/reports/deposit.ts'
import type { Listed } from '../../domain/shared/pages.ts'
import { bold, clip, code, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../context.ts'
import { type ListPage, listPageArg, listPageIn, listTurner, pageTitle } from '../list-page.ts'
import { type Button, button, type Screen, send, sendStored, showBelow } from '../screen.ts'
import { depositCardView, depositOfRow, usedBefore } from '../views/admin/deposits.ts'
import { counting } from '../views/admin/menu.ts'
import { person } from '../views/admin/person.ts'
import { priceSaid } from '../views/holder/deposits.ts'

const DEPOSITS_PER_PAGE = 8

/** A page of a list of deposits: those that wait for a decision, those credited, or those of one account. */
type Place = { list: 'pending' | 'credited' | 'of'; who: string; page: ListPage }
type Row = { text: string; id: number; reference: string }
type List = Listed<Row> & { title: Html; none: string }

export const allDeposits = {
  right: 'deposits',
  group: 'people',
  menu: { label: 'admin-deposits', to: ['a.deposits'] },
  waiting: { kind: 'pending', said: 'admin-top-ups-wait' },
  commands: {
    deposits: (ctx) => listScreen(ctx, placeIn([])),
  },
  buttons: {
    'a.deposits': (ctx, args) => listScreen(ctx, placeIn(args)),
    'a.deposit': async (ctx, [reference = '', ...place]) =>
      showBelow(ctx, await depositScreen(ctx, reference, placeIn(place))),
    // Pressed below a receipt, which must stay in the chat.
    'a.deposit-new': async (ctx, [reference = '']) =>
      send(ctx, await depositScreen(ctx, reference)),
    'a.receipt': (ctx, [reference = '']) => sendReceipts(ctx, reference),
  },
} satisfies Feature

/** A deposit as admins see it, with buttons for what they can do. @throws DomainError DEPOSIT_NOT_FOUND */
export async function depositScreen(
  ctx: BotContext,
  reference: string,
  place: Place = placeIn([]),
): Promise<Screen> {
  const { texts, t, read } = ctx
  const details = await depositStory(read, reference)
  return {
    text: depositCardView(texts, details),
    buttons: [
      receiptButton(texts, details),
      ...decisions(texts, details.deposit),
      isRefundable(ctx, details.deposit) && [
        button(t('admin-deposits-refund'), 'a.deposit-refund', reference),
      ],
      [
        button(t('admin-deposits-account'), 'a.account', details.holder.telegramId),
        button.refresh(t, 'a.deposit', reference, ...placeArgs(place)),
      ],
      [button(t('admin-deposits-back'), 'a.deposits', ...placeArgs(place))],
    ],
  }
}

export function isRefundable({ deps }: BotContext, { status, method }: Deposit): boolean {
  return status === 'credited' && deps.paymentMethods.get(method)?.refund !== undefined
}

export function receiptButton({ t }: Texts, { deposit, receipts }: DepositStory): Button[] {
  const count = receipts.length
  const text =
    count === 1 ? t('admin-deposits-one-receipt') : t('admin-deposits-all-receipts', { count })
  return count === 0 ? [] : [button(text, 'a.receipt', deposit.reference)]
}

/** Approve carries the number of receipts that the admin saw: it is refused after a later receipt. */
export function decisions({ t }: Texts, { status, reference, receipts }: Deposit): Button[][] {
  if (status !== 'submitted') return []
  return [
    [
      button(t('admin-deposits-approve'), 'a.deposit-approve', reference, receipts),
      button(t('admin-deposits-reject'), 'a.deposit-reject', reference),
    ],
    [button(t('admin-deposits-other-amount'), 'a.deposit-amount', reference, receipts)],
  ]
}

/** Parses `pending:<page>`, `credited:<page>` or `of:<telegramId>:<page>`; anything else means pending. */
function placeIn([list, second, third]: string[]): Place {
  if (list === 'of' && /^\d{1,15}$/.test(second ?? ''))
    return { list, who: second ?? '', page: listPageIn(third) }
  return { list: list === 'credited' ? list : 'pending', who: '', page: listPageIn(second) }
}

function placeArgs({ list, who, page }: Place): (string | number)[] {
  const at = listPageArg(page)
  return list === 'of' ? [list, who, at] : [list, at]
}

async function listScreen(ctx: BotContext, place: Place): Promise<Screen> {
  const { t } = ctx
  const { list, who, page } = place
  const args = placeArgs(place)
  const { title, none, ...found } = await listAt(ctx, place)
  const unmatched = await waitingPaymentCount(ctx.read)
  const others = [
    button(t('admin-deposits-pending'), 'a.deposits', 'pending', 0),
    button(t('admin-deposits-credited'), 'a.deposits', 'credited', 0),
  ]
  return {
    text: found.rows.length > 0 ? title : lines(title, '', none),
    buttons: [
      ...found.rows.map((row) => [button(row.text, 'a.deposit', row.reference, ...args)]),
      listTurner(ctx.texts, page, found, ({ id }) => id, 'a.deposits', ...args.slice(0, -1)),
      list === 'of' ? [] : others,
      list === 'of' || unmatched === 0
        ? []
        : [button(counting(ctx.texts, t('admin-payments-title'), unmatched), 'a.payments')],
      [
        list === 'of' ? button.back(t, 'a.account', who) : button(t('admin-back'), 'admin'),
        button.refresh(t, 'a.deposits', ...args),
      ],
    ],
  }
}

async function listAt(ctx: BotContext, { list, who, page }: Place): Promise<List> {
  const { texts, t, read } = ctx
  const { number, cursor } = page
  const bounds = { limit: DEPOSITS_PER_PAGE, cursor }
  const rowsOf = <D extends Deposit>(found: Listed<D>, text: (deposit: D) => string) => ({
    rows: found.rows.map((one) => ({ text: text(one), id: one.id, reference: one.reference })),
    hasMore: found.hasMore,
  })
  if (list === 'pending') {
    const found = rowsOf(await pendingDeposits(read, bounds), (one) =>
      pendingRow(texts, one, ctx.now),
    )
    const title = pageTitle(texts, t('admin-deposits-pending-title'), number)
    return { title, none: t('admin-deposits-none-pending'), ...found }
  }
  if (list === 'credited') {
    const found = rowsOf(await creditedDeposits(read, bounds), (one) => creditedRow(texts, one))
    const title = pageTitle(texts, t('admin-deposits-credited-title'), number)
    return { title, none: t('admin-deposits-none-credited'), ...found }
  }
  const account = await accountNamed(read, who)
  const found = rowsOf(await depositsOf(read, account.id, bounds), (one) =>
    depositOfRow(texts, one),
  )
  const title = pageTitle(
    texts,
    t('admin-deposits-of-title', { name: person(texts, account) }),
    number,
  )
  return { title, none: t('admin-deposits-none-of'), ...found }
}

/** Sends the receipts as the holder sent them, with the decision buttons below the last one. */
async function sendReceipts(ctx: BotContext, reference: string): Promise<void> {
  const { texts, format, t } = ctx
  const details = await depositStory(ctx.read, reference)
  const { deposit, holder, receipts } = details
  const count = receipts.length
  const amount = bold(priceSaid(texts, deposit) ?? format.usd(deposit.amountMicros))
  if (count === 0) return ctx.say(t('admin-deposits-no-receipt'), 'alert')
  for (const [i, receipt] of receipts.entries()) {
    const isLast = i === count - 1
    const number = receiptNumberView(texts, i + 1, count)
    const text = isLast
      ? lines(
          count > 1 && number,
          html`${amount} · ${person(texts, holder)}`,
          format.field(t('admin-deposits-reference'), code(deposit.reference)),
          ...usedBefore(texts, details),
        )
      : html`${number}`
    const buttons = isLast
      ? [
          ...decisions(texts, deposit),
          [button(t('admin-deposits-show'), 'a.deposit-new', reference)],
        ]
      : []
    const sent = await sendStored(ctx.api, ctx.account.telegramId, receipt, { text, buttons })
    if (!sent) await send(ctx, { text: lines(number, t('admin-deposits-receipt-gone')), buttons })
  }
}

/** On a button, as are the next two. */
function pendingRow({ format }: Texts, deposit: DepositOfHolder, now: Date): string {
  const { amountMicros, accountName, createdAt } = deposit
  return clip(
    `${format.usd(amountMicros)} · ${format.apart(accountName)} · ${format.ago(createdAt, now)}`,
    60,
  )
}

function creditedRow({ format }: Texts, deposit: DepositOfHolder): string {
  const icon = deposit.status === 'credited' ? '✅' : '↩️'
  return clip(`${icon} ${format.usd(worthOf(deposit))} · ${format.apart(deposit.accountName)}`, 60)
}

function receiptNumberView({ format, t }: Texts, number: number, count: number) {
  return t('admin-deposits-receipt-number', {
    number: format.number(number),
    count: format.number(count),
  })
}
