import type { Command } from 'commander'
import { endQuarantine, quarantinedCodes } from '../domain/quarantine.ts'
import { moment, table } from './output.ts'
import { actor, type Session } from './session.ts'

const LISTED = 500

/** Vouchers of cancelled orders that may have been used. */
export function addQuarantineCommands(stock: Command, session: Session): void {
  stock
    .command('quarantine')
    .description('vouchers that may have been used, until you decide about each')
    .action(() =>
      session.run(async (store) => {
        const codes = await quarantinedCodes(store.read, { limit: LISTED, offset: 0 })
        const rows = codes.map(({ orderId, pid, productName, since }) => [
          orderId,
          pid,
          productName,
          moment(since),
        ])
        const heading = ['ORDER', 'PRODUCT', 'NAME', 'SINCE']
        return { json: { codes }, text: table(heading, rows, 'No code is in quarantine.') }
      }),
    )

  for (const [decision, description, done] of [
    ['release', 'put the voucher of a cancelled order back on sale: it was not used', 'on sale'],
    ['discard', 'write off the voucher of a cancelled order: it was used', 'written off'],
  ] as const)
    stock
      .command(decision)
      .description(description)
      .argument('<order-id>', 'see stock quarantine, and order show --codes')
      .action((id: string) =>
        session.run(async (store, now) => {
          const orderId = id.trim().toUpperCase()
          await store.transaction((tx) => endQuarantine(tx, orderId, { decision, actor }, now))
          return { json: { orderId, decision }, text: `The code of ${orderId} is ${done}.` }
        }),
      )
}
