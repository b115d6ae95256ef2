import { type ErrorData, isRefusal } from '../../domain/shared/errors.ts'
import { SupplierFault } from '../../domain/suppliers/supplier.ts'
import { type AnswerQuestion, type AnswerRead, readAnswer } from './answers.ts'
import { isWithin, SMALL } from './content.ts'
import { type ListQuestion, type ListRead, readPriceList } from './price-list.ts'

/** Reads answers. @throws SupplierFault unknown if one cannot be read */
export type AnswerReader = {
  answer(question: AnswerQuestion, signal: AbortSignal): Promise<AnswerRead>
  priceList(question: ListQuestion, signal: AbortSignal): Promise<ListRead>
}

const HERE: AnswerReader = { answer: readAnswer, priceList: readPriceList }

const SAID: Record<ErrorData['DOCUMENT_REFUSED']['problem'], string> = {
  too_large: 'The answer has more in it than can be read.',
  too_slow: 'The answer took too long to read.',
  busy: 'Too many answers wait to be read.',
}

/**
 * Reads small answers here, which costs nothing, and all others in another process.
 * @param elsewhere that process; without it everything is read here, as a command may
 */
export function createAnswerReader(elsewhere: AnswerReader = HERE): AnswerReader {
  const readerOf = ({ answer }: { answer: AnswerQuestion['answer'] }) =>
    isWithin(answer.content, SMALL) ? HERE : elsewhere
  return {
    answer: (question, signal) => readable(readerOf(question).answer(question, signal)),
    priceList: (question, signal) => readable(readerOf(question).priceList(question, signal)),
  }
}

/** An answer that cannot be read, for whatever reason, says nothing about what the supplier did. */
async function readable<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof SupplierFault) throw error
    const isRefused = isRefusal(error, 'DOCUMENT_REFUSED')
    const why = isRefused ? SAID[error.data.problem] : 'The answer could not be read.'
    throw new SupplierFault('unknown', why, { cause: error })
  }
}
