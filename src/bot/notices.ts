import type { Api, InputFile } from 'grammy'
import type { Reader } from '../db/store.ts'
import { keyById } from '../domain/access/api-keys.ts'
import { accountByTelegramId } from '../domain/accounts/accounts.ts'
import { languageOf } from '../domain/accounts/holders.ts'
import { broadcastById } from '../domain/broadcasts/broadcasts.ts'
import { depositByReference } from '../domain/deposits/deposits.ts'
import type { ReceiptFile } from '../domain/deposits/receipts.ts'
import { unmatchedOf } from '../domain/deposits/unmatched.ts'
import { debtMovedBy, walletOf } from '../domain/ledger/ledger.ts'
import { isGathered, type Notice } from '../domain/notices/notice.ts'
import type { Delivery } from '../domain/notices/notices.ts'
import { isWithheld } from '../domain/notices/recipients.ts'
import { orderById, orderRow } from '../domain/orders/orders.ts'
import { holderOf } from '../domain/reports/order.ts'
import { readSettings } from '../domain/settings/settings.ts'
import { type Role, roleOf } from '../domain/team/team.ts'
import { endpointIfAny } from '../domain/webhooks/endpoints.ts'
import { bold, code, type Html, lines } from '../locales/html.ts'
import { type Texts, textsFor } from '../locales/languages.ts'
import { approvalNotice } from './admin/approvals.ts'
import { claimOpenedScreen, claimPictureScreen } from './admin/claims.ts'
import { submittedScreen } from './admin/deposits.ts'
import { digestNotice } from './admin/digest.ts'
import { orderedMoveScreen } from './admin/moves.ts'
import { buttonIfFits } from './admin/pages.ts'
import { priceListNotice } from './admin/price-list-notices.ts'
import { heldNotice } from './admin/pricing.ts'
import { taskScreen } from './admin/tasks.ts'
import { roleChangedScreen } from './admin/team.ts'
import type { BotDeps } from './context.ts'
import type { ForButtons } from './decisions.ts'
import { gatheredScreen, withButton } from './gathered-notices.ts'
import { addressQuestion } from './holder/address-guard.ts'
import { bulkNotice } from './holder/bulk-notices.ts'
import { claimDecidedScreen } from './holder/claims.ts'
import { moveScreen } from './holder/moves.ts'
import { changeIncidentCard } from './incident-cards.ts'
import { newsScreen } from './news.ts'
import { changeNewsCard } from './news-cards.ts'
import { changeCard } from './order-cards.ts'
import {
  button,
  FORM,
  keyboard,
  pressable,
  type Screen,
  sendStored,
  sendWithFile,
} from './screen.ts'
import { sent } from './sending/outcome.ts'
import {
  aboutOrderView,
  depositPaidBackView,
  paymentUnmatchedView,
  refundRefusedView,
  soldAtLossView,
} from './views/admin/notices.ts'
import {
  balanceAdjustedView,
  depositChargedBackView,
  depositCreditedView,
  depositRefundedView,
  depositRejectedView,
  keyEndsView,
  orderEndedView,
  orderSummaryView,
  quoted,
  standingView,
  webhookOffView,
} from './views/notices.ts'

/** `picture`: a file stored at Telegram, shown above the text. `file`: one that is sent with it. */
type NoticeScreen = Screen & { picture?: ReceiptFile | null | undefined; file?: InputFile }

/** Sends a notice, or one message for `count` notices of its kind, and returns the outcome. */
export function createDelivery(
  api: Api,
  { store, clock, adminIds }: Pick<BotDeps, 'store' | 'clock' | 'adminIds'>,
  { mayPress, putUp }: ForButtons,
) {
  return async (telegramId: number, notice: Notice, count: number): Promise<Delivery> => {
    const texts = textsFor(await languageOf(store.read, telegramId))
    if (notice.kind === 'order_card') {
      const order = await orderById(store.read, notice.orderId)
      return sent(() => changeCard(api, store, texts, { telegramId, order }))
    }
    const role = await roleOf(store.read, adminIds, telegramId)
    if (isWithheld(notice.kind, role)) return { outcome: 'delivered' }
    if (notice.kind === 'incident') {
      const { incidentId } = notice
      return sent(() => changeIncidentCard(api, store, texts, { telegramId, incidentId }, clock()))
    }
    if (notice.kind === 'news_progress') {
      const { broadcastId: id } = notice
      return sent(() => changeNewsCard(api, store, texts, { telegramId, id }, clock()))
    }
    const screen: NoticeScreen | null =
      count > 1 && isGathered(notice)
        ? gatheredScreen(texts, notice, count)
        : await noticeScreen(store, texts, { telegramId, role }, notice, clock())
    // A newer notice says the same, or an earlier version left one of a kind that does not exist any more.
    if (!screen) return { outcome: 'delivered' }
    const { text, picture, file } = screen
    const pressed = pressable(screen.buttons, (verb) => mayPress(role, verb))
    const own = { ...screen, buttons: await putUp(telegramId, pressed) }
    return sent(async () => {
      if (file) await sendWithFile(api, telegramId, file, own)
      else if (!picture || !(await sendStored(api, telegramId, picture, own)))
        await api.sendMessage(telegramId, text.html, {
          ...FORM,
          reply_markup: keyboard(own.buttons),
        })
    })
  }
}

async function noticeScreen(
  { read }: BotDeps['store'],
  texts: Texts,
  { telegramId, role }: { telegramId: number; role: Role | null },
  notice: Notice,
  now: Date,
): Promise<NoticeScreen | null> {
  const { format, t } = texts
  switch (notice.kind) {
    // They change messages that are there.
    case 'order_card':
    case 'incident':
    case 'news_progress':
      return null
    case 'order_ended': {
      const order = await orderRow(read, notice.orderId)
      const text = orderEndedView(texts, order, await debtMovedBy(read, order.id, 'debt_payment'))
      return withButton(text, t('notices-show-order'), 'order-new', order.id)
    }
    case 'order_summary':
      return withButton(orderSummaryView(texts, notice), t('home-orders'), 'orders')
    case 'deposit_credited': {
      const deposit = await depositByReference(read, notice.reference)
      const paidOffMicros = await debtMovedBy(read, deposit.reference, 'debt_payment')
      const wallet = await walletOf(read, deposit.accountId)
      return withWallet(texts, depositCreditedView(texts, deposit, paidOffMicros, wallet))
    }
    case 'deposit_charged_back': {
      const deposit = await depositByReference(read, notice.reference)
      const newDebtMicros = await debtMovedBy(read, deposit.reference, 'debt')
      const wallet = await walletOf(read, deposit.accountId)
      return {
        text: depositChargedBackView(texts, deposit, newDebtMicros, wallet),
        buttons: [[button(t('notices-top-up'), 'topup'), button(t('notices-to-wallet'), 'wallet')]],
      }
    }
    case 'deposit_rejected': {
      const deposit = await depositByReference(read, notice.reference)
      return withWallet(texts, depositRejectedView(texts, deposit, await supportOf(read)))
    }
    case 'deposit_refunded': {
      const refunded = await depositByReference(read, notice.reference)
      return withWallet(texts, depositRefundedView(texts, refunded))
    }
    case 'standing_changed':
      return withButton(
        standingView(texts, notice, await supportOf(read)),
        t('common-home'),
        'home',
      )
    case 'balance_adjusted':
      return withWallet(texts, balanceAdjustedView(texts, notice))
    case 'claim_opened':
      return claimOpenedScreen(read, texts, notice)
    case 'claim_picture':
      return claimPictureScreen(read, texts, notice.reference)
    case 'claim_decided':
      return claimDecidedScreen(read, texts, notice.reference)
    case 'deposit_submitted':
      return submittedScreen(read, texts, notice)
    case 'deposit_paid_back': {
      const deposit = await depositByReference(read, notice.reference)
      const { accountId, reference } = deposit
      const { debtMicros } = await walletOf(read, accountId)
      const newDebtMicros = await debtMovedBy(read, reference, 'debt')
      const owed = { newDebtMicros, debtMicros }
      const text = depositPaidBackView(texts, deposit, await holderOf(read, accountId), owed)
      return withButton(text, t('notices-show-for-admin'), 'a.deposit-new', reference)
    }
    case 'refund_refused': {
      const { reference } = notice
      const text = refundRefusedView(texts, await depositByReference(read, reference))
      return withButton(text, t('notices-show-for-admin'), 'a.deposit-new', reference)
    }
    case 'payment_unmatched': {
      const listed = await unmatchedOf(read, notice.paymentId)
      const text = paymentUnmatchedView(texts, notice, listed)
      if (!listed) return { text, buttons: [] }
      return withButton(text, t('admin-payments-decide'), 'a.payment-new', listed.id)
    }
    case 'address_refused':
      return addressQuestion(read, texts, notice)
    case 'key_ends': {
      const { keyId, how } = notice
      const key = keyId === null ? null : await keyById(read, keyId)
      // Replaced or revoked since.
      if (how !== 'revoked' && key?.retiredAt !== null) return null
      const text = keyEndsView(texts, key, how, await supportOf(read))
      return withButton(text, texts.t('keys-open'), 'keys-open')
    }
    case 'bulk_results':
    case 'bulk_stopped':
      return bulkNotice(read, texts, notice, now)
    case 'slow_down':
      return { text: lines(t('notices-slow-down')), buttons: [] }
    case 'webhook_off': {
      const endpoint = await endpointIfAny(read, notice.endpointId)
      // Removed since.
      if (!endpoint) return null
      const text = webhookOffView(texts, endpoint, notice.reason)
      return withButton(text, t('notices-show-webhook'), 'hook-new', notice.endpointId)
    }
    case 'balance_low':
      return {
        text: t('notices-balance-low', { amount: bold(format.usd(notice.balanceMicros)) }),
        buttons: [[button(t('notices-top-up'), 'topup'), button(t('notices-to-wallet'), 'wallet')]],
      }
    case 'outcome_unknown':
    case 'order_waits':
    case 'done_after_cancel':
    case 'failed_after_completion': {
      const { kind, orderId } = notice
      const text = aboutOrderView(texts, kind, orderId)
      return withButton(text, t('notices-show-for-admin'), 'a.order', orderId)
    }
    case 'sold_at_loss': {
      const { orderId, costMicros } = notice
      const text = soldAtLossView(texts, await orderRow(read, orderId), costMicros)
      return withButton(text, t('notices-show-for-admin'), 'a.order', orderId)
    }
    case 'code_quarantined': {
      const text = t('notices-code-quarantined', { id: code(notice.orderId) })
      return withButton(text, t('notices-decide'), 'a.quarantined', notice.orderId)
    }
    case 'manual_order':
      return taskScreen(read, texts, notice.orderId, { telegramId, reminder: notice.reminder })
    case 'news': {
      const { state, text } = await broadcastById(read, notice.broadcastId)
      const isWanted = state === 'running' && !(await accountByTelegramId(read, telegramId)).newsOff
      return isWanted ? newsScreen(texts, text) : null
    }
    case 'orders_delayed':
      return withButton(lines(t('notices-orders-delayed')), t('home-orders'), 'orders')
    case 'supplier_recovered': {
      const about = { supplier: bold(notice.supplier), calls: t(`notices-calls-${notice.what}`) }
      const text = t('notices-supplier-recovered', about)
      return withButton(text, t('notices-suppliers'), 'a.suppliers')
    }
    case 'day_limit': {
      const text = t('notices-day-limit', { supplier: bold(notice.supplier) })
      return withButton(text, t('notices-suppliers'), 'a.suppliers')
    }
    case 'stock_low':
    case 'stock_out': {
      const { pid } = notice
      const addCodes = buttonIfFits(t('notices-add-codes'), 'a.stock-of', pid)
      return {
        text:
          notice.kind === 'stock_low'
            ? t('notices-stock-low', { pid: code(pid), left: format.number(notice.left) })
            : t('notices-stock-out', { pid: code(pid) }),
        buttons: [addCodes, [button(t('notices-stock'), 'a.stock')]],
      }
    }
    case 'products_held':
      return heldNotice(texts, notice.count)
    case 'list_waits':
    case 'list_unreadable':
    case 'supplier_balance_low':
      return priceListNotice(texts, notice)
    case 'approval_wanted':
    case 'approval_ended':
      return approvalNotice(read, texts, { ...notice, telegramId }, now)
    case 'account_move':
      return moveScreen(read, texts, { id: notice.moveId, telegramId })
    case 'move_ordered':
      return orderedMoveScreen(read, texts, notice.moveId)
    case 'role_changed':
      return roleChangedScreen(texts, notice.role)
    case 'digest':
      return digestNotice(read, texts, role, now)
    case 'backup_failed':
      return { text: lines(t('notices-backup-failed'), quoted(notice.reason)), buttons: [] }
    case 'database_damaged':
      return { text: lines(t('notices-database-damaged'), quoted(notice.damage)), buttons: [] }
  }
}

const supportOf = async (db: Reader): Promise<string> => (await readSettings(db)).support
function withWallet({ t }: Texts, text: Html): Screen {
  return withButton(text, t('notices-to-wallet'), 'wallet')
}
