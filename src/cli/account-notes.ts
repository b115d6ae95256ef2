import type { Command } from 'commander'
import { accountByTelegramId } from '../domain/accounts/accounts.ts'
import { addNote, notesOf, removeNote } from '../domain/accounts/notes.ts'
import { telegramId, wholeNumber } from './input.ts'
import { moment, table } from './output.ts'
import { actor, type Session } from './session.ts'

/** What the team writes down about an account. */
export function addNoteCommands(account: Command, session: Session): void {
  const note = account
    .command('note')
    .description('notes about an account, which its holder never sees')
  const about = (name: string) =>
    note
      .command(name)
      .requiredOption('--telegram-id <number>', "the holder's Telegram id", telegramId)

  about('list')
    .description('all notes, newest first')
    .action((options: { telegramId: number }) =>
      session.run(async (store) => {
        const { id } = await accountByTelegramId(store.read, options.telegramId)
        const notes = await notesOf(store.read, id)
        return {
          json: notes.map((one) => ({
            id: one.id,
            text: one.text,
            by: one.actor,
            at: one.createdAt,
          })),
          text: table(
            ['ID', 'TIME', 'BY', 'NOTE'],
            notes.map((one) => [
              String(one.id),
              moment(one.createdAt),
              one.by ?? one.actor,
              one.text,
            ]),
            'There are no notes.',
          ),
        }
      }),
    )

  about('add')
    .description('add a note')
    .argument('<text>')
    .action((text: string, options: { telegramId: number }) =>
      session.run(async (store, now) => {
        const { id: accountId } = await accountByTelegramId(store.read, options.telegramId)
        const id = await store.transaction((tx) => addNote(tx, accountId, { text, actor }, now))
        return { json: { id }, text: `Note ${id} is added.` }
      }),
    )

  about('remove')
    .description('remove a note; its text stays in the log')
    .argument('<id>', 'as note list prints it', wholeNumber)
    .action((id: number, options: { telegramId: number }) =>
      session.run(async (store, now) => {
        const { id: accountId } = await accountByTelegramId(store.read, options.telegramId)
        await store.transaction((tx) => removeNote(tx, accountId, { id, actor }, now))
        return { json: { removed: id }, text: `Note ${id} is removed.` }
      }),
    )
}
