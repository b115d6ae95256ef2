import { InvalidArgumentError, Option } from 'commander'
import type { Reader } from '../db/store.ts'
import {
  type Audience,
  audienceSize,
  draftBroadcast,
  latestBroadcasts,
  newsText,
  progressOf,
  startBroadcast,
  stopBroadcast,
} from '../domain/broadcasts/broadcasts.ts'
import { tierByName } from '../domain/catalog/tiers.ts'
import { lineBySlug } from '../domain/catalog/view.ts'
import { counted, pick, unconfirmed } from './answer.ts'
import type { Command } from './command.ts'
import { readText } from './files.ts'
import { wholeNumber } from './input.ts'
import { actor, CliError } from './session.ts'

const LISTED = 20
type Given = { to: string; text?: string; file?: string }

/** News for many holders. The bot sends it, behind everything else. */
export function addBroadcastCommands(program: Command): void {
  const broadcast = program.add('broadcast', 'news for many holders')

  broadcast.add('list', 'the latest, newest first').runs(async ({ read }) => {
    const latest = await latestBroadcasts(read, LISTED)
    const shown = latest.map(async (one) => ({
      ...pick(one, 'id audience text state total createdAt endedAt'),
      ...(await progressOf(read, one)),
    }))
    return {
      json: await Promise.all(shown),
      columns: 'id createdAt audience state sent total unreached',
      none: 'Nothing has been sent.',
    }
  })

  broadcast
    .add('send', 'send news; without --yes only shows the text, and how many people would get it')
    .requiredOption('--to <whom>', 'all, balance, tier:NAME (or tier:standard), or line:SLUG', whom)
    .addOption(new Option('--text <text>', 'what it says').conflicts('file'))
    .option('--file <file>', 'the same, from a text file')
    .asks('send it', async ({ db, tx, now }, { to, text: typed, file }: Given) => {
      const text = file === undefined ? typed : readText(file)
      if (text === undefined) throw new CliError('Give the text with --text or --file.')
      const audience = await audienceNamed(db, to)
      if (!tx) {
        const people = await audienceSize(db, audience)
        const whom = people === null ? 'those found while it is sent' : counted(people, 'holder')
        const json = { audience, text: newsText(text), people }
        return unconfirmed({ json }, `send this to ${whom}`)
      }
      const { id } = await draftBroadcast(tx, { audience, text, actor }, now)
      await startBroadcast(tx, id, actor, now)
      return { json: { id }, text: `News ${id} is being sent by the bot.` }
    })

  broadcast
    .add('stop', 'stop sending; who has not got it yet gets nothing')
    .argument('<id>', 'as in broadcast list', wholeNumber)
    .changes(async ({ tx, now }, id: number) => {
      await stopBroadcast(tx, id, actor, now)
      return { json: { id, state: 'stopped' }, text: `News ${id} is stopped.` }
    })
}

function whom(text: string): string {
  if (!/^(all|balance|(tier|line):.+)$/.test(text))
    throw new InvalidArgumentError('It must be all, balance, tier:NAME or line:SLUG.')
  return text
}

/** @throws DomainError TIER_NOT_FOUND, LINE_NOT_FOUND */
async function audienceNamed(db: Reader, text: string): Promise<Audience> {
  if (text === 'all' || text === 'balance') return { to: text }
  const name = text.slice(text.indexOf(':') + 1)
  if (text.startsWith('tier:'))
    return { to: 'tier', tierId: (await tierByName(db, name))?.id ?? null }
  return { to: 'line', slug: (await lineBySlug(db, name)).slug }
}
