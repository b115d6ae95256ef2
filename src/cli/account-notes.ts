import { accountNamed } from '../domain/accounts/holders.ts'
import { addNote, notesOf, removeNote } from '../domain/accounts/notes.ts'
import type { Command } from './command.ts'
import { aboutAccount, type Target, wholeNumber } from './input.ts'
import { actor } from './session.ts'

/** What the team writes down about an account. */
export function addNoteCommands(account: Command): void {
  const note = account
    .command('note')
    .description('notes about an account, which its holder never sees')

  aboutAccount(note, 'list')
    .description('all notes, newest first')
    .runs(async ({ store }, options: Target) => {
      const { id } = await accountNamed(store.read, options.account)
      const notes = await notesOf(store.read, id)
      return {
        json: notes.map((one) => ({
          id: one.id,
          text: one.text,
          by: one.actor,
          at: one.createdAt,
        })),
        columns: ['id', 'at', 'by', 'text'],
        none: 'There are no notes.',
      }
    })

  aboutAccount(note, 'add')
    .description('add a note')
    .argument('<text>')
    .runs(async ({ store, now }, text: string, options: Target) => {
      const { id: accountId } = await accountNamed(store.read, options.account)
      const id = await store.transaction((tx) => addNote(tx, accountId, { text, actor }, now))
      return { json: { id }, text: `Note ${id} is added.` }
    })

  aboutAccount(note, 'remove')
    .description('remove a note; its text stays in the log')
    .argument('<id>', 'as note list prints it', wholeNumber)
    .runs(async ({ store, now }, id: number, options: Target) => {
      const { id: accountId } = await accountNamed(store.read, options.account)
      await store.transaction((tx) => removeNote(tx, accountId, { id, actor }, now))
      return { json: { removed: id }, text: `Note ${id} is removed.` }
    })
}
