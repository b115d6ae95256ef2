/** A restore that is not carried out, and why, in words for the operator. */
export class RestoreError extends Error {
  override name = 'RestoreError'
}
