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
import type { Command } from './command.ts'
import { counted } from './counted.ts'
import { readText, wholeNumber } from './input.ts'
import { type Answer, actor, CliError, unconfirmed } from './session.ts'

const LISTED = 20
type Given = { to: string; text?: string; file?: string; yes?: boolean }

/** News for many holders. The bot sends it, behind everything else. */
export function addBroadcastCommands(program: Command): void {
  const broadcast = program.command('broadcast').description('news for many holders')

  broadcast
    .command('list')
    .description('the latest, newest first')
    .runs(async ({ store }) => {
      const latest = await latestBroadcasts(store.read, LISTED)
      const shown = await Promise.all(
        latest.map(async (one) => ({ ...one, ...(await progressOf(store.read, one)) })),
      )
      return {
        json: shown.map((one) => ({
          ...{ id: one.id, audience: one.audience, text: one.text, state: one.state },
          ...{ sent: one.sent, unreached: one.unreached, total: one.total },
          ...{ createdAt: one.createdAt, endedAt: one.endedAt },
        })),
        columns: ['id', 'createdAt', 'audience', 'state', 'sent', 'total', 'unreached'],
        none: 'Nothing has been sent.',
      }
    })

  broadcast
    .command('send')
    .description('send news; without --yes only shows the text, and how many people would get it')
    .requiredOption('--to <whom>', 'all, balance, tier:NAME (or tier:standard), or line:SLUG', whom)
    .addOption(new Option('--text <text>', 'what it says').conflicts('file'))
    .option('--file <file>', 'the same, from a text file')
    .option('--yes', 'send it')
    .runs(async ({ store, now }, given: Given) => {
      const text = given.file === undefined ? given.text : readText(given.file)
      if (text === undefined) throw new CliError('Give the text with --text or --file.')
      const audience = await audienceNamed(store.read, given.to)
      if (!given.yes) return asked(store.read, audience, newsText(text))
      const id = await store.transaction(async (tx) => {
        const { id } = await draftBroadcast(tx, { audience, text, actor }, now)
        await startBroadcast(tx, id, { actor, card: null }, now)
        return id
      })
      return { json: { id }, text: `News ${id} is being sent by the bot.` }
    })

  broadcast
    .command('stop')
    .description('stop sending; who has not got it yet gets nothing')
    .argument('<id>', 'as in broadcast list', wholeNumber)
    .runs(async ({ store, now }, id: number) => {
      await store.transaction((tx) => stopBroadcast(tx, id, actor, now))
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

/** Describes what would be sent, for the operator to confirm. */
async function asked(db: Reader, audience: Audience, text: string): Promise<Answer> {
  const people = await audienceSize(db, audience)
  const whom = people === null ? 'those found while it is sent' : counted(people, 'holder')
  return unconfirmed({ json: { audience, text, people } }, `send this to ${whom}`)
}
