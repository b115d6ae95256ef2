import { deliversCodes, type Line } from '../catalog/catalog.ts'
import type { PlayerInput } from '../catalog/player.ts'
import type { OrderField } from '../schema.ts'
import type { TableRow } from '../shared/table-text.ts'
import { fieldText } from '../shared/typed-text.ts'

/** What a row says, before anything is checked. */
export type RowContent = {
  player: PlayerInput
  quantity: string
  reference: string
  /** How many cells more it has than its product has columns. */
  extraCells: number
}

/** A column of a table with a heading. `text`: the heading, in letters and digits only. */
type Column = { is: 'pid' | 'quantity' | 'reference' | 'field'; text: string }

/** Headings that people and programs use. They are the same in every language, as in the template. */
const HEADINGS: Record<'pid' | 'quantity' | 'reference', readonly string[]> = {
  pid: ['pid', 'gwpid', 'product', 'productid', 'productcode', 'pack', 'packid', 'sku'],
  quantity: ['quantity', 'qty', 'count', 'pieces', 'pcs'],
  reference: ['reference', 'yourreference', 'ref', 'note', 'comment'],
}
/** Short forms of the fields' names. */
const SHORT: Record<string, OrderField['name']> = {
  user: 'userId',
  zone: 'zoneId',
  server: 'serverId',
  more: 'moreId',
}
/** `player`, `id`, `player 2`: the fields in their order. */
const PLAYER = /^(?:player(?:id)?|id)(\d?)$/
/** Longer than any heading. */
const MAX_HEADING = 200

/** The columns of a table whose first row is a heading with the products' column; null if it has none. */
export function columnsIn([first]: readonly TableRow[]): Column[] | null {
  const columns = first?.cells.map((cell): Column => {
    const text = plain(cell)
    const is = (['pid', 'quantity', 'reference'] as const).find((name) =>
      HEADINGS[name].includes(text),
    )
    return { is: is ?? 'field', text }
  })
  return columns?.some(({ is }) => is === 'pid') ? columns : null
}

export function pidIn(cells: readonly string[], columns: readonly Column[] | null): string {
  return fieldText(cells[columns?.findIndex(({ is }) => is === 'pid') ?? 0] ?? '')
}

/** @param line the line of the row's product, which says what identifies a player. */
export function contentOf(
  cells: readonly string[],
  columns: readonly Column[] | null,
  line: Line,
): RowContent {
  return columns ? byHeading(cells, columns, line) : inOrder(cells, line)
}

/** Ignores columns that the line does not ask for: other products of the table need them. */
function byHeading(cells: readonly string[], columns: readonly Column[], line: Line): RowContent {
  const content = { pid: '', quantity: '', reference: '' }
  const player: { -readonly [Name in keyof PlayerInput]: PlayerInput[Name] } = {}
  for (const [i, { is, text }] of columns.entries()) {
    const cell = cells[i] ?? ''
    if (cell === '') continue
    if (is !== 'field') content[is] ||= cell
    else {
      const field = fieldFor(text, line)
      if (field) player[field.name] ??= fieldText(cell)
    }
  }
  const extraCells = Math.max(0, cells.findLastIndex((cell) => cell !== '') + 1 - columns.length)
  return { ...content, player, extraCells }
}

function fieldFor(text: string, { fields }: Line): OrderField | undefined {
  const [, place] = PLAYER.exec(text) ?? []
  return (
    fields.find(({ name }) => plain(name) === text) ??
    fields.find(({ label, labels = {} }) =>
      [label, ...Object.values(labels)].some((one) => plain(one) === text),
    ) ??
    fields.find(({ name }) => name === SHORT[text]) ??
    (place === undefined ? undefined : fields[Number(place || 1) - 1])
  )
}

/** Without a heading: the product, its fields in their order, quantity, reference. */
function inOrder(cells: readonly string[], line: Line): RowContent {
  const { fields } = line
  const [, ...others] = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
  const player = Object.fromEntries(
    fields.map(({ name }, i) => [name, fieldText(others[i] ?? '') || undefined]),
  )
  const rest = others.slice(fields.length)
  // Empty cells stand for the fields of other products.
  while (rest.length > 2 && rest[0] === '') rest.shift()
  // A top-up has no quantity, so people leave the cell out.
  const [only = ''] = rest
  if (rest.length === 1 && !deliversCodes(line) && !/^\d{1,3}$/.test(only)) rest.unshift('')
  const [quantity = '', reference = ''] = rest
  return { player, quantity, reference, extraCells: Math.max(0, rest.length - 2) }
}

/** A heading in letters and digits only, so that `User ID` and `userId` are the same. */
function plain(text: string): string {
  return text
    .slice(0, MAX_HEADING)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
