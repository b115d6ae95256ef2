import type { Account } from '../../../../domain/accounts/accounts.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { bold, html, lines } from '../../../html.ts'
import { moment, operator } from '../../format.ts'
import { wallet as walletTexts } from './wallet.ts'

export const home = {
  screen: (
    account: Account,
    { balanceMicros, debtMicros }: { balanceMicros: number; debtMicros: number },
    standing: string,
    service: string,
  ) =>
    lines(
      html`👋 Hello, ${bold(account.name || 'there')}`,
      '',
      html`Balance  ${bold(formatUsd(balanceMicros))}`,
      walletTexts.owed(debtMicros),
      html`Standing  ${standing}`,
      '',
      service,
    ),
  intro: 'Top up your wallet, turn on API access, and your programs can order.',
  maintenance: '🛠 The service is paused for maintenance. You can still see your orders.',
  wallet: '👛 Wallet',
  topUp: '➕ Top up',
  api: '🔑 API access',
  orders: '📦 Orders',
  help: '❔ Help',
  admin: '🛡 Admin',
  standing: (standing: 'active' | 'restricted' | 'banned') => `${MARKS[standing]} ${standing}`,
  refused: (account: Account, standing: 'restricted' | 'banned', support: string) => {
    const { restrictedUntil, restrictionReason, banReason } = account
    const until = restrictedUntil ? ` until ${moment(restrictedUntil)}` : ''
    const what =
      standing === 'banned' ? 'Your account is banned' : `Your account is restricted${until}`
    const reason = standing === 'banned' ? banReason : restrictionReason
    return `⛔ ${what}.${reason ? ` Reason: ${reason}.` : ''} You keep your balance; ${operator(support)} can tell you more. For help with a payment, send /paysupport.`
  },
  helpScreen: (apiUrl: string | null, support: string) =>
    lines(
      bold('What I can do'),
      '',
      html`/wallet – balance, top-ups, entries, statement`,
      html`/api – turn on API access, keys, allowed addresses, webhooks`,
      html`/orders – your orders and their codes`,
      html`/cancel – stop the current question`,
      html`/paysupport – help with a payment`,
      html`/terms – the terms of this service`,
      html`/start – the menu`,
      '',
      html`${bold('Your first order')}: 1. Top up your wallet. 2. In /api, turn access on and create a key. 3. Send orders with that key.`,
      html`To try it first without paying, get a test key: /api, then Test keys.`,
      apiUrl
        ? html`The API is at <code>${apiUrl}</code>, and its reference at ${apiUrl}/docs`
        : null,
      support === '' ? null : html`Questions? Ask ${operator(support)}.`,
    ),
  commands: [
    { command: 'start', description: 'The menu' },
    { command: 'wallet', description: 'Balance, top-ups, entries, statement' },
    { command: 'api', description: 'API access, keys, addresses, webhooks' },
    { command: 'orders', description: 'Your orders and their codes' },
    { command: 'help', description: 'What this bot can do' },
    { command: 'paysupport', description: 'Help with a payment' },
    { command: 'terms', description: 'The terms of this service' },
    { command: 'cancel', description: 'Stop the current question' },
  ],
}

const MARKS = { active: '🟢', restricted: '🟠', banned: '⛔' }
