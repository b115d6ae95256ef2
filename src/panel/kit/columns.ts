import type { Cell, ColumnKind } from '../../domain/reports/csv.ts'
import type { PlainId } from '../../locales/translate.ts'
import type { Ask } from '../ask.ts'
import { markup, type Part } from './html.ts'
import type { Column } from './list.ts'

/** Of a row: what its field of this name has, or what is made of it. */
type Value<Row, Kind> = FieldOf<Row, Kind> | ((row: Row) => Kind | null | undefined)
type FieldOf<Row, Kind> = {
  [Name in keyof Row]: Row[Name] extends Kind | null | undefined ? Name : never
}[keyof Row]

/** `cell`: what is shown, where it is not the value itself. `minor`: not on a phone. */
type Look<Row> = { cell?: (row: Row) => Part; minor?: boolean }
/** `name`: in the file, and of the row's field, unless `of` says what its value is. */
type Make<Row, Kind> = {
  (head: Head, name: FieldOf<Row, Kind> & string, look?: Look<Row>): Column<Row>
  (head: Head, name: string, look: Look<Row> & { of: Value<Row, Kind> }): Column<Row>
}
type Head = PlainId | '#' | '@'

/** Columns of a list that show what its file has. */
export function columnsOf<Row>({ t, format }: Pick<Ask, 't' | 'format'>) {
  const column = format.usdColumn()
  const said = (head: Head) => (head === '#' || head === '@' ? head : t(head))
  function kindOf<Kind extends Cell>(
    kind: ColumnKind,
    write: (value: Kind) => Part,
    is?: Column<Row>['is'],
    headSaid: (head: Head) => string = said,
  ): Make<Row, Kind> {
    return (
      head: Head,
      name: string,
      look: Look<Row> & { of?: Value<Row, Kind> } = {},
    ): Column<Row> => {
      const { of = name as FieldOf<Row, Kind> } = look
      const read = (row: Row) =>
        (typeof of === 'function' ? of(row) : (row[of] as Kind | null | undefined)) ?? null
      const shown = (row: Row) => {
        const one = read(row)
        return one === null ? null : write(one)
      }
      const { cell = shown } = look
      const made = {
        head: headSaid(head),
        cell,
        file: [name, kind, read],
        ...(is && { is }),
      } as const
      return look.minor ? minor<Row>(made) : made
    }
  }
  return {
    text: kindOf<string>('text', (text) => text),
    time: kindOf<Date>('instant', (at) => markup(format.time(at))),
    /** Micro-USD. */
    usd: kindOf<number>('usd', format.usd, 'number'),
    /** The same, where the head names the currency. */
    inUsd: kindOf<number>('usd', column.usd, 'number', (head) => format.inUsd(said(head))),
    count: kindOf<number>('whole', format.number, 'number'),
    /** One that the file does not have. */
    shown: (head: string, cell: (row: Row) => Part, is?: Column<Row>['is']): Column<Row> => ({
      ...{ head, cell },
      ...(is && { is }),
    }),
  }
}

/** The same column, which a phone does not show. */
export function minor<Row>(column: Column<Row>): Column<Row> {
  return { ...column, is: column.is === 'number' ? 'minor number' : 'minor' }
}
