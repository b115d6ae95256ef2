import type { ErrorCode, ErrorData } from '../domain/shared/errors.ts'
import type { SupplierFault } from '../domain/suppliers/supplier.ts'
import type { Kind } from './readers.ts'

/**
 * What the process that reads documents is sent: that so many bytes of a document come to its standard input, or that the
 * next part of its answer may come.
 */
export type Asked = { kind: Kind; about: unknown; length: number } | 'more'

/** What it says: that it has started, a part of an answer, or how the answer ends. */
export type Said =
  | 'ready'
  | 'end'
  | { part: unknown }
  | { refusal: { code: ErrorCode; data: ErrorData[ErrorCode] } }
  | { fault: Pick<SupplierFault, 'kind' | 'message' | 'retryAfterMs'> }
  | { bug: string }
