import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cli } from '../doors/cli.ts'
import type { Caller } from '../doors/http.ts'
import type { Call } from '../history.ts'

/** All that it sells is a card whose codes are in stock, so that no supplier is needed. */
export const PID = 'CARD-1'
export const PRICE_MICROS = 10_000
export const CREDIT_USD = 1000

const ACCOUNTS = 10
const CODES = 20_000
/** A command keeps a core busy for a second. */
const AT_ONCE = 2

const CATALOG = {
  lines: [
    {
      ...{ slug: 'cards', productName: 'Cards', gameName: 'Cards' },
      ...{ orderCode: 'CRD', kind: 'giftcard' },
      products: [{ pid: PID, name: 'One card', priceUsd: PRICE_MICROS / 1e6 }],
    },
  ],
}

/** Fills an empty database. @param folder for the files that are imported. @throws if a command fails. */
export async function openShop(cli: Cli, folder: string): Promise<Caller[]> {
  const [catalog, codes] = [join(folder, 'catalog.json'), join(folder, 'codes.txt')]
  await writeFile(catalog, JSON.stringify(CATALOG))
  await writeFile(codes, Array.from({ length: CODES }, (_, i) => `CARD-${100_000 + i}`).join('\n'))
  succeeded(await cli.run(['catalog', 'import', catalog]))
  succeeded(await cli.run(['stock', 'add', PID, codes]))
  const ids = Array.from({ length: ACCOUNTS }, (_, i) => 1001 + i)
  const open = async () => {
    const accounts: Caller[] = []
    for (let id = ids.shift(); id !== undefined; id = ids.shift())
      accounts.push(await openAccount(cli, id))
    return accounts
  }
  return (await Promise.all(Array.from({ length: AT_ONCE }, open))).flat()
}

async function openAccount(cli: Cli, telegramId: number): Promise<Caller> {
  const id = ['--telegram-id', String(telegramId)]
  const how = ['--credit', String(CREDIT_USD), '--enable-api']
  const call = succeeded(await cli.run(['account', 'open', ...id, ...how]))
  const { apiKey } = call.body as { apiKey: string }
  return { telegramId, key: apiKey, testKey: '' }
}

function succeeded(call: Call): Call {
  if (call.status === 0) return call
  throw new Error(`${call.action} failed: ${JSON.stringify(call.body)}`)
}
