import type { Methods } from '../params.ts'
import type { World } from '../world.ts'
import { callbackMethods } from './callbacks.ts'
import { commandMethods } from './commands.ts'
import { editMethods } from './edits.ts'
import { mediaMethods } from './media.ts'
import { messageMethods } from './messages.ts'
import { paymentMethods } from './payments.ts'
import { pollingMethods } from './polling.ts'
import { profileMethods } from './profile.ts'
import { webhookMethods } from './webhook.ts'

/** Every method that this server knows. */
export function allMethods(world: World): Methods {
  return {
    ...profileMethods(world),
    ...pollingMethods(world),
    ...webhookMethods(world),
    ...messageMethods(world),
    ...editMethods(world),
    ...mediaMethods(world),
    ...paymentMethods(world),
    ...callbackMethods(world),
    ...commandMethods(world),
  }
}
