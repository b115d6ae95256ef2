/** Why a run proves nothing. */
export class Void extends Error {
  override name = 'Void'
}
