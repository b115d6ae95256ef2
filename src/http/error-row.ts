/** What one refusal of the API is, and what it means. */
export type ErrorRow = {
  status: number
  /** The `code` of the answer, if it is not the name of the row. */
  code?: string
  /** The `error` of the answer, if it is not the code with spaces. */
  error?: string
  meaning: string
  remedy: string
  /** Sent as Retry-After, if it does not differ from case to case. */
  retryAfterMs?: number
  /** Further fields of the answer, as the OpenAPI document shows them. */
  example?: Record<string, unknown>
}
