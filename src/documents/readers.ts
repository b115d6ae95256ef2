import type { ReadRow } from '../domain/shared/table.ts'
import type { TableRow } from '../domain/shared/table-text.ts'
import type { AnswerQuestion, AnswerRead } from '../suppliers/adapter/answers.ts'
import type { ListQuestion, ListRead } from '../suppliers/adapter/price-list.ts'

// Each kind of document, and how it is read. Each reader gives its answer in parts that cost little to receive, and
// bounds all of them together.

type SheetPart = { sheet: number; name: string | null; rows: ReadRow[] }

const CELLS_IN_PART = 2000
const CHARACTERS_IN_PART = 200_000
const ITEMS_IN_PART = 500

/** What a process is for: what it needs is loaded before its first document is read. */
export const SENDERS = {
  people: () => Promise.all([import('../sheets/read.ts'), import('../domain/bulk/table.ts')]),
  suppliers: () => import('../suppliers/adapter/price-list.ts'),
}

export const READERS = {
  async *sheets(bytes: Uint8Array, { maxRows }: { maxRows: number }) {
    const { readSheets } = await import('../sheets/read.ts')
    let sheet = 0
    for await (const { name, rows } of readSheets(bytes, maxRows)) {
      let part: SheetPart = { sheet, name, rows: [] }
      let [cells, characters] = [0, 0]
      for (const row of rows) {
        part.rows.push(row)
        cells += row.cells.length
        for (const { text } of row.cells) characters += text.length
        if (cells < CELLS_IN_PART && characters < CHARACTERS_IN_PART) continue
        yield part
        part = { sheet, name, rows: [] }
        cells = 0
        characters = 0
      }
      yield part
      sheet++
    }
  },

  async *table(bytes: Uint8Array, _: null): AsyncGenerator<TableRow[] | null> {
    const { decodedText } = await import('../domain/shared/table-text.ts')
    const { readTable } = await import('../domain/bulk/table.ts')
    const text = decodedText(bytes)
    yield text === null ? null : readTable(text)
  },

  async *answer(bytes: Uint8Array, question: AnswerQuestion): AsyncGenerator<AnswerRead> {
    const { readAnswer } = await import('../suppliers/adapter/answers.ts')
    yield await readAnswer(withContent(question, bytes))
  },

  async *priceList(bytes: Uint8Array, question: ListQuestion): AsyncGenerator<ListRead> {
    const { readPriceList } = await import('../suppliers/adapter/price-list.ts')
    const read = await readPriceList(withContent(question, bytes))
    for (let from = 0; from === 0 || from < read.items.length; from += ITEMS_IN_PART)
      yield { ...read, items: read.items.slice(from, from + ITEMS_IN_PART) }
  },
}

function withContent<Question extends AnswerQuestion | ListQuestion>(
  question: Question,
  content: Uint8Array,
): Question {
  return { ...question, answer: { ...question.answer, content } }
}

export type Kind = keyof typeof READERS
export type About<K extends Kind> = Parameters<(typeof READERS)[K]>[1]
export type Part<K extends Kind> =
  ReturnType<(typeof READERS)[K]> extends AsyncIterable<infer One> ? One : never
