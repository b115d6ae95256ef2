import { DomainError, type ErrorData, isRefusal, type SaidErrors } from '../domain/shared/errors.ts'
import type { CatalogPlace, PatternProblem } from '../domain/shared/problems.ts'
import type { Texts } from './languages.ts'
import { actorSaid } from './people.ts'

/** The refusals that people read in the bot or in a command. The API has its own words. */
type Said = keyof SaidErrors | 'INSUFFICIENT_BALANCE' | 'INSUFFICIENT_STOCK' | 'ORDER_NOT_FOUND'
/** The message of a refusal, which has an attribute for each of its reasons. */
type IdOf<Code extends Said> = Code extends 'CLAIM_DECIDED'
  ? `error-CLAIM_DECIDED.${ErrorData['CLAIM_DECIDED']['state']}`
  : Code extends 'DEPOSIT_DECIDED'
    ? `error-DEPOSIT_DECIDED.${ErrorData['DEPOSIT_DECIDED']['status']}`
    : ErrorData[Code] extends { problem: infer Reason extends string }
      ? `error-${Code}.${Reason}`
      : `error-${Code}`

/** What a refusal says; null for any other error. One without a message does not compile. */
export function refusalIn(texts: Texts, error: unknown): string | null {
  if (!(error instanceof DomainError)) return null
  const id = idOf(error as DomainError<Said>)
  if (!texts.t.has(id)) return null
  // The data has what the message needs: see `argumentsOf`.
  const text = texts.t(id, argumentsOf(texts, error) as never) as string
  return isRefusal(error, 'INVALID_CATALOG')
    ? [text, ...catalogLines(texts, error.data)].join('\n  ')
    : text
}

function idOf<Code extends Said>(error: DomainError<Code>): IdOf<Code> {
  const data = (error.data ?? {}) as { problem?: string; status?: string; state?: string }
  const reason =
    error.code === 'DEPOSIT_DECIDED'
      ? data.status
      : error.code === 'CLAIM_DECIDED'
        ? data.state
        : data.problem
  return `error-${error.code}${reason === undefined ? '' : `.${reason}`}` as IdOf<Code>
}

function argumentsOf(texts: Texts, error: DomainError): object {
  const { t, format } = texts
  const details = (...known: (string | null)[]) => {
    const said = known.filter((one) => one !== null)
    return { details: said.length === 0 ? null : format.list(said, 'plain') }
  }
  if (isRefusal(error, 'NOT_AN_AMOUNT'))
    return { ...error.data, currency: error.data.currency ?? 'USD' }
  if (isRefusal(error, 'INVALID_PLAYER_FIELDS'))
    return { fields: format.list(error.data.fields, 'plain') }
  if (isRefusal(error, 'AMOUNT_UNCLEAR')) {
    const [larger, smaller] = error.data.readings
    return { text: error.data.text, larger, smaller }
  }
  if (isRefusal(error, 'DEPOSIT_OVER'))
    return { act: error.data.act, status: t(`deposits-status-${error.data.status}`) }
  if (isRefusal(error, 'CLAIM_DECIDED')) {
    const { reference, refundedMicros, decidedBy, answer } = error.data
    const amount = refundedMicros > 0 ? format.usd(refundedMicros) : null
    return { reference, ...details(amount, decidedBy && actorSaid(texts, decidedBy, null), answer) }
  }
  if (isRefusal(error, 'DEPOSIT_DECIDED')) {
    const { reference, amountMicros, creditedMicros, decidedBy, reason } = error.data
    const isOther = creditedMicros !== null && creditedMicros !== amountMicros
    const amount = isOther
      ? format.change(format.usd(amountMicros), format.usd(creditedMicros))
      : null
    return { reference, ...details(amount, decidedBy && actorSaid(texts, decidedBy, null), reason) }
  }
  return error.data ?? {}
}

/** Such as `line 2 (gameb), product 3 (GWP-1), priceUsd: must have at most six decimals`. */
function catalogLines(
  { t, format }: Texts,
  { problems, more }: ErrorData['INVALID_CATALOG'],
): string[] {
  const place = (at: CatalogPlace) =>
    'field' in at
      ? format.apart(at.field)
      : t(`problem-catalog-${at.row}`, { number: at.number, name: at.name })
  const lines = problems.map((one) => {
    const where = format.list(one.at.map(place), 'plain') || t('problem-catalog-file')
    return `${where}: ${t(`problem-catalog.${one.problem}`, one as never)}`
  })
  return more > 0 ? [...lines, t('problem-catalog-more', { more })] : lines
}

/** What is wrong with a pattern, to put after its name. */
export function patternSaid({ t }: Texts, problem: PatternProblem): string {
  return t(`problem-catalog.${problem.problem}`, problem as never)
}
