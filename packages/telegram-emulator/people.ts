import type { Message } from 'grammy/types'
import { Hono } from 'hono'
import { z } from 'zod'
import * as acts from './acts.ts'
import { readBody, readLimited } from './body.ts'
import { fileHeaders } from './content-types.ts'
import { DoorError } from './errors.ts'
import { faultSchema } from './faults.ts'
import { pay, takeBack } from './paying.ts'
import { type Conversation, type KnownPerson, withPaid } from './state.ts'
import { openWebApp, webAppBody } from './web-app.ts'
import type { World } from './world.ts'

const MAX_BODY_BYTES = 100 * 1024
const MAX_SHOWN = 200

const textBody = z.strictObject({
  text: z.string(),
  entities: z.unknown().optional(),
  forwarded: z.boolean().optional(),
  edit_message_id: z.int().optional(),
  group: z.boolean().optional(),
})
const updateBody = z.strictObject({ update: z.record(z.string(), z.unknown()) })
const pressBody = z.strictObject({
  message_id: z.int(),
  callback_data: z.string().min(1),
  force: z.boolean().optional(),
  wait: z.boolean().optional(),
})
const languageBody = z.strictObject({ language: z.string().regex(/^[a-z]{2,3}(-[a-z]{2,4})?$/i) })
const payBody = z.strictObject({ message_id: z.int(), lose_update: z.boolean().optional() })
const takeBackBody = z.strictObject({ charge_id: z.string(), tell: z.boolean().optional() })

/** The API for people: shows a chat, and acts as its person. */
export function createPeopleDoor(world: World): Hono {
  const { state } = world
  const app = new Hono()

  app.get('/chats', (context) => {
    const { id, first_name, username } = state.bot
    return context.json({ bot: { id, first_name, username }, people: [...state.people.values()] })
  })
  app.get('/chats/group', (context) =>
    context.json({ chat: state.group.chat, messages: shown(state.group) }),
  )
  app.get('/chats/:userId', (context) => {
    const { person, chat } = whose(world, context.req.param('userId'))
    return context.json({
      person,
      blocked: chat.blocked,
      commands: world.commands.shownTo(person.id, person.language_code),
      messages: shown(chat),
    })
  })
  app.get('/chats/:userId/files/:fileId', (context) => {
    const file = world.files.get(context.req.param('fileId'))
    if (!file) throw new DoorError(404, 'There is no such file, or it was removed.')
    return new Response(file.bytes, { headers: fileHeaders(file.name) })
  })
  app.get('/events', (context) => {
    const user = context.req.query('user') ?? ''
    const chatId = user === 'group' ? state.group.chat.id : whose(world, user).person.id
    const stream = world.events.stream(chatId, context.req.raw.signal)
    if (!stream) throw new DoorError(400, 'Too many streams are open. Close some.')
    return stream
  })

  app.post('/faults', async (context) => {
    world.faults.add(await body(faultSchema, context.req.raw))
    return context.json({ ok: true })
  })
  app.delete('/faults', (context) => {
    world.faults.clear()
    return context.json({ ok: true })
  })
  app.get('/calls', (context) => context.json(world.calls.list(context.req.query('method'))))

  app.post('/chats/:userId/text', async (context) => {
    const { person } = whose(world, context.req.param('userId'))
    return context.json(acts.write(world, person, await body(textBody, context.req.raw)))
  })
  app.post('/chats/:userId/update', async (context) => {
    const { person } = whose(world, context.req.param('userId'))
    return context.json(acts.sendUpdate(world, person, await body(updateBody, context.req.raw)))
  })
  app.post('/chats/:userId/press', async (context) => {
    const { person } = whose(world, context.req.param('userId'))
    return context.json(await acts.press(world, person, await body(pressBody, context.req.raw)))
  })
  app.post('/chats/:userId/web-app', async (context) => {
    const { person } = whose(world, context.req.param('userId'))
    return context.json(openWebApp(world, person, await body(webAppBody, context.req.raw)))
  })
  app.post('/chats/:userId/language', async (context) => {
    const { person } = whose(world, context.req.param('userId'))
    const { language } = await body(languageBody, context.req.raw)
    acts.setLanguage(world, person, language)
    return context.json({ ok: true })
  })
  app.post('/chats/:userId/pay', async (context) => {
    const { person } = whose(world, context.req.param('userId'))
    return context.json(await pay(world, person, await body(payBody, context.req.raw)))
  })
  app.post('/chats/:userId/take-back', async (context) => {
    const { person } = whose(world, context.req.param('userId'))
    takeBack(world, person, await body(takeBackBody, context.req.raw))
    return context.json({ ok: true })
  })
  app.post('/chats/:userId/file', async (context) => {
    const { person } = whose(world, context.req.param('userId'))
    return context.json(await acts.sendFile(world, person, await readBody(context.req.raw)))
  })
  app.post('/chats/:userId/sticker', (context) => {
    const { person } = whose(world, context.req.param('userId'))
    return context.json(acts.sendSticker(world, person))
  })
  for (const blocked of [true, false]) {
    app.post(`/chats/:userId/${blocked ? 'block' : 'unblock'}`, (context) => {
      const { person } = whose(world, context.req.param('userId'))
      acts.setBlocked(world, person, blocked)
      return context.json({ ok: true })
    })
  }
  return app
}

/** The person that a path names, and their chat with the bot. @throws DoorError */
function whose(world: World, id: string): { person: KnownPerson; chat: Conversation } {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new DoorError(404, 'A person has a number, such as 1001.')
  const person = world.state.person(Number(id))
  return { person, chat: world.state.privateChat(person) }
}

/** @throws DoorError if the body is not JSON of this form. */
async function body<Fields extends z.ZodType>(
  schema: Fields,
  request: Request,
): Promise<z.output<Fields>> {
  const text = await (await readLimited(request, MAX_BODY_BYTES)).text()
  const result = schema.safeParse(jsonOf(text))
  if (result.success) return result.data
  throw new DoorError(400, z.prettifyError(result.error))
}

function shown({ messages }: Conversation): Message[] {
  return [...messages.values()].slice(-MAX_SHOWN).map(withPaid)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DoorError(400, 'Send a JSON object.')
  }
}
