import type { World } from '../world/world.ts'
import { startAgain } from './fault.ts'

/** Undoes whatever a fault may have left: once more where it did that itself. */
export async function recover(world: World): Promise<void> {
  const { proxies, suppliers, receiver, database, service } = world
  for (const proxy of Object.values(proxies)) proxy.trouble(0)
  for (const supplier of Object.values(suppliers)) supplier.lie(0)
  receiver.trouble(0)
  for (const { proxy } of [database.postgres, database.redis].filter((one) => one !== null))
    proxy.reset()
  for (const instance of service.instances) {
    instance.preload.setClock(0)
    instance.signal('SIGCONT')
  }
  await startAgain(world)
}
