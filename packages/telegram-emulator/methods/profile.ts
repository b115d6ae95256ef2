import type { Methods } from '../params.ts'
import type { World } from '../world.ts'

export function profileMethods(world: World): Methods {
  return { getMe: () => world.state.bot }
}
