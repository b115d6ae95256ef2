// Planted bugs are pairs of search and replacement: the code that they change must still be there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BUGS } from '../../packages/torture/bugs/bugs.ts'
import { ROOT } from '../../packages/torture/clients/cli.ts'
import { FAULTS } from '../../packages/torture/faults/all.ts'
import { USERS } from '../../packages/torture/users/all.ts'

it.each(BUGS)('$name can be planted, and is provoked by users and faults that exist', (bug) => {
  for (const { file, search } of bug.changes)
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(search)
  expect(USERS.map(({ name }) => name)).toEqual(expect.arrayContaining([...bug.users]))
  expect(FAULTS.map(({ name }) => name)).toEqual(expect.arrayContaining([...bug.faults]))
})
