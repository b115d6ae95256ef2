/** A restore that was refused. The message tells the operator why. */
export class RestoreError extends Error {
  override name = 'RestoreError'
}
