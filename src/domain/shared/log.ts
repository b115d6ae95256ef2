/** The log for operators. A pino logger can be used. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** A log that also gets one line for each request of the API. */
export interface RequestLog extends Log {
  request(line: RequestLine): void
}

/** No field may contain a code: these lines are not searched for codes. */
export type RequestLine = {
  requestId: string
  method: string
  path: string
  status: number
  ms: number
  /** Set if the key was accepted. */
  accountId: number | undefined
  address: string | undefined
}
