import { Composer, type NextFunction } from 'grammy'
import { may, type Right, type Role } from '../../domain/team/team.ts'
import { answerText, takeAnswer } from './answers.ts'
import type { BotContext, Feature, Handled } from './context.ts'
import { decideOnce, pressedIn } from './decisions.ts'
import { shownText } from './message-text.ts'
import { send, show } from './screen.ts'

type Commands = NonNullable<Feature['commands']>
type Buttons = NonNullable<Feature['buttons']>
/** Each returns 'again' if it needs another answer. */
type Questions = Record<string, (ctx: BotContext, args: string[]) => Promise<'done' | 'again'>>
export type Routes = {
  features: readonly Feature[]
  commands: Commands
  buttons: Buttons
  questions: Questions
  /** As in Feature. */
  reads: ReadonlySet<string>
  /** As in Feature. */
  decides: ReadonlyMap<string, string>
  /** What the command, button or question asks of an admin, by its kind and name; null: nothing. */
  rights: ReadonlyMap<string, Right | null>
}

/** Whether somebody with this role may use a command, button or question of these routes. */
export function mayUse(
  { rights }: Pick<Routes, 'rights'>,
  role: Role | null,
  kind: 'commands' | 'buttons' | 'questions',
  name: string,
): boolean {
  const right = rights.get(`${kind} ${name}`)
  return role !== null && (right === null || (right !== undefined && may(role, right)))
}

/** `/name` or `/name@bot`, and the text after it. */
const COMMAND = /^\/(\w{1,32})(?:@(\w+))?(?:\s+([\s\S]*))?$/

/** Parses a command: its name as written and in lower case. Null if the text is not a command. */
export function commandIn(text: string) {
  const [, written, bot, rest = ''] = COMMAND.exec(text) ?? []
  return written === undefined ? null : { written, name: written.toLowerCase(), bot, rest }
}

/** Merges the handlers of features. @throws if two features use the same name */
export function routesOf(features: readonly Feature[]): Routes {
  const reads = new Set(features.flatMap((feature) => feature.reads ?? []))
  const decides = new Map(features.flatMap((feature) => Object.entries(feature.decides ?? {})))
  const rights = new Map<string, Right | null>()
  const routes = { features, commands: {}, buttons: {}, questions: {}, reads, decides, rights }
  for (const { commands = {}, buttons = {}, right = null, ...feature } of features) {
    const own = { commands, buttons, questions: questionsOf(feature) }
    for (const kind of ['commands', 'buttons', 'questions'] as const)
      for (const [name, handler] of Object.entries(own[kind])) {
        if (name in routes[kind])
          throw new Error(`Two features have the name "${name}" in ${kind}.`)
        Object.assign(routes[kind], { [name]: handler })
        rights.set(`${kind} ${name}`, right)
      }
  }
  return routes
}

function questionsOf({
  questions = {},
  answers = {},
}: Pick<Feature, 'questions' | 'answers'>): Questions {
  const all: Questions = {}
  for (const [name, take] of Object.entries(questions))
    all[name] = (ctx, args) => takeAnswer(ctx, () => shown(ctx, take(ctx, args), send))
  for (const [name, take] of Object.entries(answers))
    all[name] = (ctx, args) =>
      takeAnswer(ctx, async () => shown(ctx, take(ctx, args, await answerText(ctx)), send))
  return all
}

/** Shows the screen that a handler leads to. */
async function shown(ctx: BotContext, handled: Handled, how: typeof send = show): Promise<void> {
  const screen = await handled
  if (screen) await how(ctx, screen)
}

/** Whether a button is for everybody, or for admins with this role. */
export function mayPress(admin: Routes, role: Role | null, verb: string): boolean {
  return !Object.hasOwn(admin.buttons, verb) || mayUse(admin, role, 'buttons', verb)
}

/** Opens what a button opens that decides nothing. False if there is no such button for this person. */
export function opening(holder: Routes, admin: Routes) {
  const handlerOf = handlers(holder, admin)
  return async (ctx: BotContext, verb: string, args: string[]): Promise<boolean> => {
    const open = handlerOf(ctx, verb)
    await open?.(args)
    return open !== undefined
  }
}

/** The handler of a button. For admins, the admins' come first. */
function handlers(holder: Routes, admin: Routes) {
  return (ctx: BotContext, verb: string) => {
    const mayAdmin = mayUse(admin, ctx.role, 'buttons', verb)
    const handler = (mayAdmin && own(admin.buttons, verb)) || own(holder.buttons, verb)
    return handler && ((args: string[]) => shown(ctx, handler(ctx, args)))
  }
}

/**
 * Routes commands and buttons to their handlers. For admins, the admins' handlers come first.
 * @param unknown answers a command that there is not; it gets the names of those that there are.
 */
export function routing(
  holder: Routes,
  admin: Routes,
  unknown: (ctx: BotContext, written: string, names: readonly string[]) => Promise<void>,
): Composer<BotContext> {
  const composer = new Composer<BotContext>()
  const handlerOf = handlers(holder, admin)
  composer.on('callback_query:data', async (ctx) => {
    const pressed = pressedIn(ctx.callbackQuery.data)
    const { verb, args } = pressed
    const press = handlerOf(ctx, verb)
    const again = admin.decides.get(verb) ?? holder.decides.get(verb)
    if (press && again) await decideOnce(ctx, pressed, press, again)
    else if (press) await press(args)
    else if (ctx.role !== null && own(admin.buttons, verb))
      ctx.say(ctx.t('admin-team-not-yours'), 'alert')
    else ctx.say(ctx.t('common-old-button'), 'alert')
  })

  composer.on('message:text', async (ctx: BotContext, next: NextFunction) => {
    const command = commandIn(shownText(ctx.message) ?? '')
    if (!command) return next()
    const { written, name, bot } = command
    if (bot !== undefined && bot.toLowerCase() !== ctx.me.username.toLowerCase()) return
    if (ctx.message?.forward_origin) return ctx.say(ctx.t('common-forwarded-command'))
    const run = (ctx.mayRun(name) && own(admin.commands, name)) || own(holder.commands, name)
    if (run) await shown(ctx, run(ctx, commandIn(ctx.typed() ?? '')?.rest.trim() ?? ''))
    else if (ctx.role !== null && own(admin.commands, name)) ctx.say(ctx.t('admin-team-not-yours'))
    else {
      const allowed = Object.keys(admin.commands).filter((one) => ctx.mayRun(one))
      await unknown(ctx, written, [...Object.keys(holder.commands), ...allowed])
    }
  })
  return composer
}

/** Own properties only, not `constructor` and the like: names come from outside. */
function own<Value>(record: Record<string, Value>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
