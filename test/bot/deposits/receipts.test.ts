// Receipts of transfers, and what admins make of them.
import { describe, expect, test } from 'vitest'
import { rejectDeposit } from '../../../src/domain/deposits/decisions.ts'
import { receiptsOf } from '../../../src/domain/deposits/receipts.ts'
import { notifyAdmins } from '../../../src/domain/notices/notices.ts'
import { depositReceipts, deposits } from '../../../src/domain/schema.ts'
import { ADMIN_ID } from '../../helpers/bot.ts'
import type { TestPerson } from '../../helpers/person.ts'
import { botWithMethods } from '../../helpers/top-ups.ts'

const OTHER_ADMIN = 9_000_002
const actor = `admin:${ADMIN_ID}` as const

/** A holder who is to transfer 50 USD, and two admins. */
async function awaited() {
  const bot = await botWithMethods({ adminIds: new Set([ADMIN_ID, OTHER_ADMIN]) })
  const { holder, open, store, settled, clock } = bot
  const ben = await bot.newcomer(OTHER_ADMIN)
  await open(holder, '🏦 Bank transfer', '$50')
  const present = async () => {
    const [deposit] = await store.read.select().from(deposits).orderBy(deposits.id)
    if (!deposit) throw new Error('No deposit was opened.')
    return deposit
  }
  const { reference, id: depositId } = await present()
  return {
    ...bot,
    ...{ ben, present, reference },
    send: (n: number, how = {}) => holder.sendFile('photo', `${n}.png`, `picture ${n}`, how),
    kept: async () => (await receiptsOf(store.read, depositId)).length,
    /** Tells the admins of the deposit once more. */
    async tell() {
      const notice = { kind: 'deposit_submitted', reference } as const
      await store.transaction((tx) => notifyAdmins(tx, notice, clock.now))
      await settled()
    },
  }
}

async function newest(person: TestPerson) {
  const message = (await person.messages()).findLast((one) => one.from?.is_bot)
  if (!message) throw new Error('The bot has said nothing.')
  return message
}

describe('a receipt', () => {
  test('reaches the admins as a picture with the decision below it', async () => {
    const { holder, ada, ben, send, balance, present, proven } = await awaited()
    await holder.press('📎 Send the receipt')
    expect(await holder.ask('it is done')).toMatch(/photo, an image file or a PDF, or \/cancel/)
    await send(1)
    for (const admin of [ada, ben]) {
      const notice = await newest(admin)
      expect(notice.photo).toBeDefined()
      expect(notice.caption).toMatch(/A receipt waits for you[\s\S]*50.00 USD[\s\S]*DEP-/)
      expect(await admin.buttons()).toEqual([
        ...['✅ Approve', '❌ Reject', '✏️ Another amount', '👤 Account'],
      ])
    }
    const { message_id: notice } = await newest(ada)
    await ada.press('✅ Approve')
    expect(await balance()).toBe(0)
    // The picture stays in sight while it is decided, and nothing piles up.
    expect(await newest(ada)).toMatchObject({ message_id: notice, photo: expect.anything() })
    const yes = await ada.button()
    await Promise.all(Array.from({ length: 20 }, () => ada.pressData(...yes)))
    expect(await balance()).toBe(50_000_000)
    expect((await newest(ada)).caption).toMatch(/Status {2}✅ credited/)
    expect(await holder.sees()).toMatch(/top-up of 50.00 USD is in your wallet/)
    expect((await ben.press('✅ Approve'))?.text).toMatch(/was credited/)
    expect((await newest(ben)).caption).toMatch(/credited[\s\S]*Decided by {2}admin/)
    expect(await present()).toMatchObject({ creditedMicros: 50_000_000 })
    await proven()
  })

  test('is shown where the top-up is found, too', async () => {
    const { ada, send, reference } = await awaited()
    await send(1)
    await ada.write(reference)
    expect((await newest(ada)).photo).toBeUndefined()
    await ada.press('📎 Receipt')
    expect((await newest(ada)).photo).toBeDefined()
  })

  test('that comes second stands beside the first, and an approval wants both to be seen', async () => {
    const { holder, ada, send, kept, balance } = await awaited()
    await send(1)
    await holder.press('🧾 Show the top-up')
    await ada.press('✅ Approve')
    await holder.press('📎 Add a receipt')
    await send(2)
    expect(await holder.sees()).toMatch(/The operator has your 2 receipts/)
    expect((await ada.press('✅ Yes, credit it'))?.text).toMatch(/A new receipt has arrived since/)
    expect(await balance()).toBe(0)
    const before = (await ada.messages()).length
    await ada.press('📎 All 2 receipts')
    const shown = (await ada.messages()).slice(before)
    const at = (name: string) => expect.stringMatching(name)
    expect(shown).toMatchObject([
      { photo: expect.anything(), caption: at('Receipt 1 of 2') },
      { photo: expect.anything(), caption: at('Receipt 2 of 2') },
    ])
    await ada.go('✅ Approve', '✅ Yes, credit it')
    expect(await balance()).toBe(50_000_000)
    expect(await kept()).toBe(2)
  })

  test('is taken again where nobody asked, in an album as a whole, and ten times at most', async () => {
    const { holder, ada, send, kept, open, statuses } = await awaited()
    await open(holder, '🏦 Bank transfer', '$20')
    await holder.press('📎 Send the receipt')
    await send(1, { album: 'album-1' })
    const answers = (await holder.messages()).length
    await send(2, { album: 'album-1' })
    await send(3, { album: 'album-1' })
    // Not taken for the one that is still open.
    expect(await statuses()).toEqual(['open', 'submitted'])
    expect((await holder.messages()).length).toBe(answers + 2)
    expect(await ada.buttons()).toContain('📎 All 3 receipts')
    await holder.go('/wallet', '🧾 Payments', '50.00 USD · 🕓 to be paid', '✕ Cancel this top-up')
    for (let n = 4; n <= 10; n++) await send(n)
    expect(await holder.sees()).toMatch(/The operator has your 10 receipts/)
    await send(11)
    expect(await holder.sees()).toMatch(/sent 10 receipts for this top-up, which is the limit/)
    expect(await kept()).toBe(0)
  })

  test.each([
    ['paid.pdf', 'application/pdf', true],
    ['scan.heic', 'image/heic', true],
    ['page.svg', 'image/svg+xml', false],
    ['run.exe', 'application/octet-stream', false],
    ['paid.pdf', 'text/html', false],
  ])('that is the document %s of the type %s is taken: %s', async (name, type, isTaken) => {
    const { holder, ada, present } = await awaited()
    await holder.sendFile('document', name, 'paid', { type })
    expect((await present()).status).toBe(isTaken ? 'submitted' : 'open')
    expect(await holder.sees()).toMatch(
      isTaken ? /The operator has your receipt/ : /as a photo, an image file or a PDF/,
    )
    if (isTaken) expect((await newest(ada)).document).toMatchObject({ file_name: name })
  })

  test('whose file Telegram does not give out any more is told without it', async () => {
    const { ada, send, store, tell } = await awaited()
    await send(1)
    await store.transaction((tx) => tx.update(depositReceipts).set({ fileId: 'gone' }))
    await tell()
    expect((await newest(ada)).text).toMatch(/A receipt waits for you/)
    await ada.press('✅ Approve')
    expect((await newest(ada)).text).toMatch(/Credit 50.00 USD\?/)
  })

  test('of a deposit that was decided meanwhile is told with what was decided', async () => {
    const { ada, send, store, tell, reference, clock } = await awaited()
    await send(1)
    const reason = 'not received'
    await store.transaction((tx) => rejectDeposit(tx, reference, { reason, actor }, clock.now))
    await tell()
    expect((await newest(ada)).caption).toMatch(
      /is already decided[\s\S]*❌ rejected[\s\S]*Decided by {2}admin (?:Ada \(9000001\)|9000001)[\s\S]*not received/,
    )
    expect(await ada.buttons()).toEqual(['Open the panel', '👤 Account'])
  })

  test('that was used before is flagged, also where another came after it', async () => {
    const { open, send, ada, newcomer } = await awaited()
    await send(1)
    await send(2)
    const accomplice = await newcomer()
    await open(accomplice, '🏦 Bank transfer', '$50')
    await accomplice.sendFile('photo', 'receipt.png', 'picture 1')
    expect(await ada.sees()).toMatch(/same receipt was sent for 1 other top-up/)
  })
})
