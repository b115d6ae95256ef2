import type { ErrorCode, ErrorData } from './error-codes.ts'

export type * from './error-codes.ts'

/** A refusal with its code and data. Its message is logged, so the data never contains a secret or a code. */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  override name = 'DomainError'
  readonly code: Code
  readonly data: ErrorData[Code]

  constructor(code: Code, ...[data]: ErrorData[Code] extends null ? [] : [ErrorData[Code]]) {
    super(data === undefined ? code : `${code} ${JSON.stringify(data)}`)
    this.code = code
    this.data = (data ?? null) as ErrorData[Code]
  }
}

export function isRefusal<Code extends ErrorCode>(
  error: unknown,
  code: Code,
): error is DomainError<Code> {
  return error instanceof DomainError && error.code === code
}

/** The only row of a result. The caller makes sure that there is one. */
export function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('A statement that always returns a row returned none.')
  return row
}
