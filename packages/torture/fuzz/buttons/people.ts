import { shownBy } from '../../doors/chat.ts'
import { fund, type Holder, openHolder } from '../../world/holders.ts'
import { done, type Setting } from '../setting.ts'

/** Who presses buttons, and whose buttons they are. */
export type People = {
  /** They own one of everything. Whatever others press, it stays as it is. */
  owners: readonly Holder[]
  /** Presses everything of its own, and so sees what comes after. */
  walker: Holder
  /** Holders with a little money. */
  pressers: readonly Holder[]
  /** Presses its own buttons too often. */
  buyer: Holder
  /** Banned. */
  banned: Holder
  /** Was a manager, and has the screens of one. */
  former: Holder
}

const FIRST = 7_300_001
/** To whom the account of the first owner is to move; it presses nothing. */
const HEIR = FIRST - 1
const PRESSERS = 4
export const PRESSER_USD = 20
const OWNER_USD = 500
const SHOWN_MS = 20_000

/** Opens the accounts in the chat, and gives each owner one of everything. @throws where that fails. */
export async function openPeople(setting: Setting): Promise<People> {
  const { chat, cli, adminId } = setting
  const bank = ['--instructions', 'IBAN DE00', '--currency', 'USD']
  await Promise.all([
    done(cli, ['settings', 'set', 'stars', 'on', '--per-usd', '50']),
    done(cli, ['transfer', 'add', 'Bank', '--on', ...bank]),
  ])
  await chat.answer(HEIR, () => chat.write(HEIR, '/start', 'heir'), /./, SHOWN_MS)
  const ids = Array.from({ length: PRESSERS + 6 }, (_, i) => FIRST + i)
  const all = await Promise.all(ids.map((id) => openHolder(chat, id)))
  const [first, second, walker, buyer, banned, former, ...pressers] = all
  if (!first || !second || !walker || !buyer || !banned || !former)
    throw new Error('Not all are there.')
  const owners = [first, second]
  for (const one of [...owners, walker, buyer]) await fund(chat, one, { adminId, usd: OWNER_USD })
  for (const one of [...pressers, banned, former])
    await fund(chat, one, { adminId, usd: PRESSER_USD })
  await Promise.all([...owners, walker].map((one) => own(setting, one)))
  const move = ['--to', String(HEIR), '--reason', 'fuzz', '--yes']
  await done(cli, ['account', 'move', 'order', '--telegram-id', String(first.telegramId), ...move])
  return { owners, walker, pressers, buyer, banned, former }
}

/** Orders, a claim, a top-up with a receipt, a draft of many orders, addresses and a webhook. */
async function own(setting: Setting, holder: Holder): Promise<void> {
  const { api, chat } = setting
  const { telegramId: who, name } = holder
  const order = async (body: object) => {
    const { status, body: answer } = await api.ask({
      ...{ client: name, account: holder, path: '/orders', body },
    })
    if (status !== 200) throw new Error(`${name} cannot buy: ${JSON.stringify(answer)}`)
    return String((answer as { orderId?: unknown }).orderId)
  }
  const step = async (act: () => Promise<unknown>, shows: RegExp) => {
    if ((await chat.answer(who, act, shows, SHOWN_MS)) === null)
      throw new Error(
        `The bot does not show ${shows} for ${name}, but ${(await chat.messages(who)).slice(-2).map(shownBy).join(' / ')}`,
      )
  }
  const write = (text: string) => () => chat.write(who, text, name)
  const press = (words: string) => () => chat.press(who, words, name)
  const button = (data: string) => async () =>
    chat.pressData(who, await chat.newest(who), data, name)

  const key = await order({ pid: 'KEY-1', trxid: `key-of-${who}` })
  await order({ pid: 'CARD-5', quantity: 2, trxid: `cards-of-${who}` })
  await order({ pid: 'GWA-UC-60', trxid: `uc-of-${who}`, userId: `5${who}` })
  await step(write(key), /· Key ·/)
  await step(press('· Key ·'), /A problem/)
  await step(press('A problem'), /wrong with this order/)
  await step(press('already used'), /./)
  await step(write(`The reason of ${name}`), /Thank/)
  await step(write('/topup'), /Bank/)
  await step(press('Bank'), /\$20/)
  await step(press('$20'), /IBAN/)
  await step(() => chat.sendPhoto(who, 'paid', name), /has your receipt/)
  await step(write('/bulk'), /rows/)
  await step(write(`KEY-1,1,row-of-${who}\nGWA-UC-60,5${who},1,second-of-${who}`), /can be bought/)
  await step(button('ip-add'), /address/i)
  await step(write('127.0.0.1 203.0.113.7'), /203\.0\.113\.7/)
  await step(button('hook-add'), /Next: the URL/)
  await step(press('Next: the URL'), /https/)
  await step(write(`https://shop.example/hook-of-${who}`), /whsec_/)
}

/** What becomes of somebody before the others press: after the walks. @throws where it fails. */
export async function shutOut({ cli }: Setting, { banned, former }: People): Promise<void> {
  await done(cli, ['team', 'set', String(former.telegramId), 'none'])
  await done(cli, [
    'account',
    'ban',
    '--telegram-id',
    String(banned.telegramId),
    '--reason',
    'test',
  ])
}

/** @throws where it fails. */
export async function letManage({ cli }: Setting, { former }: People): Promise<void> {
  await done(cli, ['team', 'set', String(former.telegramId), 'manager'])
}
