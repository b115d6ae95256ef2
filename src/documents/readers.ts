import type { TableRow } from '../domain/shared/table-text.ts'
import type { AnswerQuestion, AnswerRead } from '../suppliers/adapter/answers.ts'
import type { ListQuestion, ListRead } from '../suppliers/adapter/price-list.ts'

// Each kind of document, and how it is read. Each reader gives its answer in parts that cost little to receive, and
// bounds all of them together.

const ITEMS_IN_PART = 500

/** What a process is for: what it needs is loaded before its first document is read. */
export const SENDERS = {
  people: () => import('../domain/bulk/table.ts'),
  suppliers: () => import('../suppliers/adapter/price-list.ts'),
}

export const READERS = {
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
