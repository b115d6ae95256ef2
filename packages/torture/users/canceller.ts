import { dataIn } from '../clients/chat.ts'
import type { Scenario, User } from './user.ts'

const LATEST = 60
const CANCELS = 'a.order!:'
/** A button that was pressed, and could be pressed again in an old message. */
type Pressed = { messageId: number; data: string }

/** Cancels orders that suppliers still have, in the chat as an admin, and presses its old buttons again. */
export const canceller: User = {
  name: 'canceller',
  count: 1,
  async run(scenario) {
    const { random, world, name } = scenario
    const { chat, adminId } = world
    const pressed: Pressed[] = []
    while (scenario.goesOn()) {
      const orderId = someProcessing(scenario)
      const button = orderId === undefined ? null : await buttonFor(scenario, orderId)
      if (button) {
        const press = () => chat.pressData(adminId, button.messageId, button.data, name)
        await chat.answer(adminId, press, about(orderId, 'cancelled|completed'))
        pressed.push(button)
      }
      if (pressed.length > 0 && random.chance(0.3)) {
        const { messageId, data } = random.pick(pressed)
        await chat.pressData(adminId, messageId, data, name)
      }
      // The bot answers once a second in a chat, and others use this one, too.
      await scenario.pause(500, 2500)
    }
  },
}

/** Opens an order and asks to cancel it, as far as the button that does it. */
async function buttonFor({ world, name }: Scenario, orderId: string): Promise<Pressed | null> {
  const { chat, adminId } = world
  const write = () => chat.write(adminId, `/order ${orderId}`, name)
  const card = about(orderId, 'Cancel with refund|completed|cancelled')
  const shown = await chat.answer(adminId, write, card)
  const ask = dataIn(shown, `a.order-cancel:${orderId}`)
  if (!shown || !ask) return null
  const press = () => chat.pressData(adminId, shown.message_id, ask, name)
  const asked = await chat.answer(adminId, press, new RegExp(`Cancel this order[^]*${orderId}`))
  const data = dataIn(asked, CANCELS)
  return asked && data ? { messageId: asked.message_id, data } : null
}

/** A message that names the order and then says one of these. */
const about = (orderId = '', words: string) => new RegExp(`${orderId}[^]*(${words})`, 'i')

/** The newest order that some answer showed as processing. */
function someProcessing({ world }: Scenario): string | undefined {
  const calls = world.history.calls.slice(-LATEST)
  const last = calls.findLast(({ channel, test, body }) => {
    const { status, orderId } = (body ?? {}) as { status?: unknown; orderId?: unknown }
    return channel === 'http' && !test && status === 'processing' && typeof orderId === 'string'
  })
  return (last?.body as { orderId: string } | undefined)?.orderId
}
