import type { Cell, ColumnKind } from '../../domain/reports/csv.ts'
import type { Ask } from '../ask.ts'
import { markup, type Part } from './html.ts'
import type { Column } from './list.ts'

/** Of a row: what its field of this name has, or what is made of it. */
type Value<Row, Kind> = FieldOf<Row, Kind> | ((row: Row) => Kind | null | undefined)
type FieldOf<Row, Kind> = {
  [Name in keyof Row]: Row[Name] extends Kind | null | undefined ? Name : never
}[keyof Row]

/**
 * Columns of a list that show what its file has. `name`: in the file. `cell`: what is shown, where that is said in
 * another way.
 */
export function columnsOf<Row>({ format }: Pick<Ask, 'format'>) {
  type Shown = Column<Row>['cell']
  function kindOf<Kind extends Cell>(
    kind: ColumnKind,
    said: (value: Kind) => Part,
    is?: Column<Row>['is'],
  ) {
    return (head: string, name: string, value: Value<Row, Kind>, cell?: Shown): Column<Row> => {
      const read = (row: Row) =>
        (typeof value === 'function' ? value(row) : (row[value] as Kind | null | undefined)) ?? null
      const shown = (row: Row) => {
        const one = read(row)
        return one === null ? null : said(one)
      }
      return { head, cell: cell ?? shown, file: [name, kind, read], ...(is && { is }) }
    }
  }
  return {
    text: kindOf<string>('text', (text) => text),
    time: kindOf<Date>('instant', (at) => markup(format.time(at))),
    /** Micro-USD. */
    usd: kindOf<number>('usd', format.usd, 'number'),
    count: kindOf<number>('whole', format.number, 'number'),
    /** One that the file does not have. */
    shown: (head: string, cell: Shown, is?: Column<Row>['is']): Column<Row> => ({
      ...{ head, cell },
      ...(is && { is }),
    }),
  }
}

/** The same column, which a phone does not show. */
export function minor<Row>(column: Column<Row>): Column<Row> {
  return { ...column, is: column.is === 'number' ? 'minor number' : 'minor' }
}
