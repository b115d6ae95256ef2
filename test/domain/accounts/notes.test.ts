// What the team writes down about an account.
import { expect, test } from 'vitest'
import { addNote, notesOf, removeNote } from '../../../src/domain/accounts/notes.ts'
import { openTestAccount, START } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

test('a note of another account cannot be removed by its id, and there are at most fifty', async () => {
  const store = await testStore()
  const [one, other] = [await openTestAccount(store), await openTestAccount(store)]
  const actor = 'operator' as const
  const add = (text: string) =>
    store.transaction((tx) => addNote(tx, one.id, { text, actor }, START))
  const remove = (accountId: number, id: number) =>
    store.transaction((tx) => removeNote(tx, accountId, { id, actor }, START))
  const id = await add('first')
  await expect(remove(other.id, id)).rejects.toMatchObject({ code: 'NOTE_GONE' })
  for (let i = 1; i < 50; i++) await add(`${i}`)
  await expect(add('more')).rejects.toMatchObject({ code: 'TOO_MANY_NOTES' })
  expect(await notesOf(store.read, one.id)).toHaveLength(50)
  await remove(one.id, id)
  expect(await notesOf(store.read, one.id)).toHaveLength(49)
})
