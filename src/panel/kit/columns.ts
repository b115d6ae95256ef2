import type { Ask } from '../ask.ts'
import { markup } from './html.ts'
import type { Column } from './list.ts'

/** Columns of a list that show what its file has. `name`: in the file. `more`: what is shown in another way. */
export function columnsOf<Row>({ format }: Ask) {
  type Value<Kind> = (row: Row) => Kind | null
  type More = Partial<Column<Row>>
  return {
    text: (head: string, name: string, value: Value<string>, more: More = {}): Column<Row> => ({
      ...{ head, cell: value, file: [name, 'text', value] },
      ...more,
    }),
    time: (head: string, name: string, value: Value<Date>, more: More = {}): Column<Row> => ({
      ...{ head, file: [name, 'instant', value] },
      cell(row) {
        const at = value(row)
        return at && markup(format.time(at))
      },
      ...more,
    }),
    usd: (head: string, name: string, value: Value<number>, more: More = {}): Column<Row> => ({
      ...{ head, is: 'number', file: [name, 'usd', value] },
      cell(row) {
        const micros = value(row)
        return micros !== null && format.usd(micros)
      },
      ...more,
    }),
  }
}
