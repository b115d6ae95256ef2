import { expect, test } from 'vitest'
import { checkTable } from '../../../src/domain/bulk/check.ts'
import { readTable } from '../../../src/domain/bulk/table.ts'
import { listingOf, orderable } from '../../../src/domain/catalog/catalog.ts'
import { PIDS } from '../../helpers/factories.ts'
import { testShop } from '../../helpers/store.ts'

const routeOf = () => [{ supplier: 'sandbox', supplierRef: 'x' }] as [never]

async function reader() {
  const store = await testShop()
  return async (text: string) =>
    checkTable(readTable(text), async (pid) => {
      const listing = await listingOf(store.read, pid)
      return listing && orderable(listing, routeOf)
    })
}

const { userId, zoneId, serverId, region, gamekey } = PIDS

test('reads rows without a heading in the order of the fields, whatever separates them', async () => {
  const read = await reader()
  const expected = [
    { row: 1, pid: userId, player: { userId: '5123456' }, reference: 'a', priceMicros: 990_000 },
    { row: 3, pid: zoneId, player: { userId: '12345', zoneId: '9' }, reference: null },
    { row: 4, pid: gamekey, player: {}, quantity: 3, reference: 'b', priceMicros: 15_000_000 },
  ].map((row) => expect.objectContaining({ problem: null, ...row }))
  for (const by of [',', ';', '\t']) {
    const text = [[userId, '5123456', '1', 'a'], [], [zoneId, '12345', '9'], [gamekey, '3', 'b']]
    const lines = text.map((cells) => cells.join(by)).join('\r\n')
    expect((await read(lines)).rows).toEqual(expected)
    expect((await read(`\ufeff${lines}\n`)).rows).toEqual(expected)
  }
})

test('reads columns by their headings, by the labels of the line, and ignores the others', async () => {
  const read = await reader()
  const { rows } = await read(
    [
      'sep=;',
      'Reference;Player ID;Zone ID;server;Quantity;PID;remark',
      `one;5123456;;;1;${userId};x`,
      `two;123456;77;;;${zoneId}`,
      `"th;""ree""";55555;;asia;;${serverId}`,
      `four;;;;2;${gamekey}`,
    ].join('\n'),
  )
  expect(rows).toMatchObject([
    { row: 2, pid: userId, player: { userId: '5123456' }, reference: 'one' },
    { row: 3, player: { userId: '123456', zoneId: '77' } },
    { row: 4, player: { userId: '55555', serverId: 'os_asia' }, reference: 'th;"ree"' },
    { row: 5, pid: gamekey, quantity: 2, problem: null },
  ])
  expect(rows.map(({ problem }) => problem)).toEqual([null, null, null, null])
})

test.each([
  ['CR', `pid;player;reference\r${userId};5123456;"a\rb"\r`, 'a\nb'],
  ['CR LF', `pid;player;reference\r\n${userId};5123456;"a\r\nb"`, 'a\nb'],
  ['a formula that keeps zeros', `pid;player;reference\n${userId};="5123456";="0012"`, '0012'],
  ['quotes in one', `pid;player;reference\n${userId};5123456;"=""00,12"""`, '00,12'],
  ['apostrophes before formulas', `pid;player;reference\n${userId};5123456;'=1+1`, '=1+1'],
])('reads what spreadsheets and programs write: %s', async (_, text, said) => {
  const read = await reader()
  const [row] = (await read(text)).rows
  expect(row).toMatchObject({ player: { userId: '5123456' }, problem: null, reference: said })
})

test.each([
  ['1.23457E+15', 'rounded'],
  ['1,23457e+15', 'rounded'],
  ['1E+21', 'rounded'],
  ['1.234567890123E12', 'rounded'],
  ['7420E81593460217', 'fields'],
  ['5E12', 'fields'],
])('%s as a player is wrong: %s', async (text, problem) => {
  const read = await reader()
  expect((await read(`pid;player\n${userId};${text}`)).rows[0]?.problem?.problem).toBe(problem)
})

test('reads what a person sees in its cells', async () => {
  const read = await reader()
  const lines = [
    `\u200epid\u200e,player,quantity,reference`,
    `\u202a${userId}\u202c,\u206651234\u200b56\u2069,,Рахим\u200b ٥`,
    `\ufeff${userId},５１２٣٤٥٦,１,`,
    `\u2066${gamekey}\u2069,,٣,`,
    '\u200b,\u2060,,',
  ]
  expect((await read(lines.join('\n'))).rows).toMatchObject([
    { pid: userId, player: { userId: '5123456' }, reference: 'Рахим ٥', problem: null },
    { pid: userId, player: { userId: '5123456' }, problem: null },
    { pid: gamekey, quantity: 3, problem: null },
  ])
  const inOrder = `${userId}\u200f,\u200f5123456\u200f`
  expect((await read(inOrder)).rows).toMatchObject([{ player: { userId: '5123456' } }])
  // Two lines in a cell are not one long id.
  expect((await read(`${userId},"51234\n56789"`)).rows[0]?.problem?.problem).toBe('fields')
})

test.each([
  [`game,player,qty\n${userId},5123456,1`, ['unknown_pid', undefined]],
  [`pid,reference\n${userId},a\n${zoneId},b`, ['fields', 'fields']],
  ['ABCD-1234\nABCD-1235', ['unknown_pid', 'unknown_pid']],
])('names what each row of a table lacks: %j', async (text, problems) => {
  const read = await reader()
  const { rows } = await read(text)
  expect(rows.map(({ problem }) => problem?.problem)).toEqual(problems)
})

test('takes an option by its value, its shortcut or its label', async () => {
  const read = await reader()
  const text = ['os_euro', 'EUROPE', 'asia', 'ASIA'].map((one) => `${serverId},55555,${one}`)
  const { rows } = await read(text.join('\n'))
  const servers = rows.map(({ player }) => player.serverId)
  expect(servers).toEqual(['os_euro', 'os_euro', 'os_asia', 'os_asia'])
  const labelled = `pid,Region,player,Server ID\n${region},asia1,55555,66666`
  expect((await read(labelled)).rows[0]).toMatchObject({
    player: { region: 'Asia', userId: '55555', moreId: '66666' },
  })
})

test.each([
  ['NO-SUCH,5123456', { problem: 'unknown_pid' }],
  [',5123456', { problem: 'no_pid' }],
  [userId, { problem: 'fields', fields: [{ field: 'userId', problem: 'missing' }] }],
  [`${userId},abc`, { problem: 'fields', fields: [{ field: 'userId', problem: 'pattern' }] }],
  [`${serverId},55555,mars`, { problem: 'fields', fields: [{ problem: 'options' }] }],
  [`${userId},5.12E+09`, { problem: 'rounded', text: '5.12E+09' }],
  [`${userId},5123456,2`, { problem: 'one_each' }],
  [`${gamekey},0`, { problem: 'quantity', max: 500 }],
  [`${gamekey},501`, { problem: 'quantity', max: 500 }],
  [`${gamekey},-1`, { problem: 'quantity', max: 500 }],
  [`${gamekey},two,ref`, { problem: 'quantity', max: 500 }],
  [`${userId},5123456,1,ref,more`, { problem: 'extra_cells' }],
  [`${userId},${'5'.repeat(129)}`, { problem: 'too_long', max: 128 }],
])('names what is wrong with "%s"', async (row, problem) => {
  const read = await reader()
  const { rows } = await read(`${row}\n${userId},5123456`)
  expect(rows).toMatchObject([
    { row: 1, problem, priceMicros: 0 },
    { row: 2, problem: null },
  ])
})

test('refuses tables without rows, with too many, and with too many keys', async () => {
  const read = await reader()
  for (const text of ['', '\n \n', 'pid,player\n'])
    await expect(read(text)).rejects.toMatchObject({ code: 'TABLE_EMPTY' })
  const rows = (count: number) => `${userId},5123456\n`.repeat(count)
  expect((await read(`pid,player\n${rows(1500)}`)).rows).toHaveLength(1500)
  for (const text of [rows(1501), rows(5000), `pid,player\n${rows(1501)}`])
    await expect(read(text)).rejects.toMatchObject({ code: 'TABLE_TOO_LONG' })
  await expect(read(`${gamekey},500\n`.repeat(11))).rejects.toMatchObject({
    code: 'TOO_MANY_UNITS',
    data: { units: 5500, max: 5000 },
  })
})

test('reads a quote within a cell, and one that never ends', async () => {
  const read = await reader()
  expect((await read(`${userId},5123456,,5" screen\n${userId},5123456,,"open`)).rows).toMatchObject(
    [
      { problem: null, reference: '5" screen' },
      { problem: null, reference: '"open' },
    ],
  )
})
