import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Reader } from '../db/store.ts'
import {
  type Audience,
  draftBroadcast,
  latestBroadcasts,
  sentOf,
  startBroadcast,
  stopBroadcast,
} from '../domain/broadcasts/broadcasts.ts'
import { tierByName } from '../domain/catalog/tiers.ts'
import { lineBySlug } from '../domain/catalog/view.ts'
import { readText, wholeNumber } from './input.ts'
import { moment, table } from './output.ts'
import { actor, CliError, type Session } from './session.ts'

const LISTED = 20
type Given = { to: string; text?: string; file?: string }

/** News for many holders. The bot sends it, behind everything else. */
export function addBroadcastCommands(program: Command, session: Session): void {
  const broadcast = program.command('broadcast').description('news for many holders')

  broadcast
    .command('list')
    .description('the latest, newest first')
    .action(() =>
      session.run(async (store) => {
        const latest = await latestBroadcasts(store.read, LISTED)
        const shown = await Promise.all(
          latest.map(async (one) => ({ ...one, sent: await sentOf(store.read, one) })),
        )
        return {
          json: shown.map(({ id, audience, text, state, sent, total, createdAt, endedAt }) => ({
            ...{ id, audience, text, state, sent, total, createdAt, endedAt },
          })),
          text: table(
            ['ID', 'WRITTEN', 'TO', 'STATE', 'SENT'],
            shown.map((one) => [
              ...[String(one.id), moment(one.createdAt), one.audience.to, one.state],
              one.total === null ? String(one.sent) : `${one.sent} of ${one.total}`,
            ]),
            'Nothing has been sent.',
          ),
        }
      }),
    )

  broadcast
    .command('send')
    .description('send news')
    .requiredOption('--to <whom>', 'all, balance, tier:NAME (or tier:standard), or line:SLUG', whom)
    .addOption(new Option('--text <text>', 'what it says').conflicts('file'))
    .option('--file <file>', 'the same, from a text file')
    .action((given: Given) =>
      session.run(async (store, now) => {
        const text = given.file === undefined ? given.text : readText(given.file)
        if (text === undefined) throw new CliError('Give the text with --text or --file.')
        const audience = await audienceNamed(store.read, given.to)
        const id = await store.transaction(async (tx) => {
          const { id } = await draftBroadcast(tx, { audience, text, actor }, now)
          await startBroadcast(tx, id, actor, now)
          return id
        })
        return { json: { id }, text: `News ${id} is being sent by the bot.` }
      }),
    )

  broadcast
    .command('stop')
    .description('stop sending; who has not got it yet gets nothing')
    .argument('<id>', 'as in broadcast list', wholeNumber)
    .action((id: number) =>
      session.run(async (store, now) => {
        await store.transaction((tx) => stopBroadcast(tx, id, actor, now))
        return { json: { id, state: 'stopped' }, text: `News ${id} is stopped.` }
      }),
    )
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
