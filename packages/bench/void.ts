/** Why nothing can be said of what was measured. */
export class Void extends Error {
  override name = 'Void'
}
