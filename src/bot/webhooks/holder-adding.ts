import { testAccountOf } from '../../domain/accounts/test-account.ts'
import { isRefusal } from '../../domain/shared/errors.ts'
import { typedUrl, withHttps } from '../../domain/shared/typed-text.ts'
import { enqueueTest } from '../../domain/webhooks/deliveries.ts'
import { addEndpoint } from '../../domain/webhooks/endpoints.ts'
import { parseWebhookUrl } from '../../domain/webhooks/url.ts'
import { bold, clip, code, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { inputProblem } from '../kit/answers.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { shownText } from '../kit/message-text.ts'
import { askText, type Button, button, codeShown, type Screen, send } from '../kit/screen.ts'
import { makeSecret } from '../kit/secrets.ts'
import {
  ALL,
  endpointScreen,
  maskIn,
  sendWebhookSecret,
  typeButtons,
  typesIn,
  type World,
  worldIn,
} from './holder.ts'

const MAX_URL_SHOWN = 60

/** Adding a webhook: its events, and its URL as people type it. */
export const webhookAdding: Feature = {
  buttons: {
    'hook-add': (ctx, [world, mask]) => addScreen(ctx, worldIn(world), maskIn(mask)),
    'hook-url': (ctx, [world, mask]) => askForUrl(ctx, worldIn(world), maskIn(mask)),
    'hook-use': (ctx, [world, mask]) => useShown(ctx, worldIn(world), maskIn(mask)),
  },
  decides: { 'hook-use': 'hook-url' },
  answers: { 'hook-url': addTyped },
}

function addScreen(ctx: BotContext, world: World, mask: number): Screen {
  const { t } = ctx
  return {
    text: lines(bold(t('webhooks-which-events')), '', t('webhooks-ask-types')),
    buttons: [
      ...typeButtons(mask, (changed) => ['hook-add', world, changed]),
      [button(t('webhooks-next'), 'hook-url', world, mask)],
      [button.cancel(t, 'hooks', world)],
    ],
  }
}

async function askForUrl(ctx: BotContext, world: World, mask: number): Promise<void> {
  await askText(ctx, ctx.t('webhooks-where-to'), ['hooks', world], 'hook-url', world, mask)
}

async function addTyped(ctx: BotContext, [given, bits]: string[], text: string): Promise<void> {
  const [world, mask] = [worldIn(given), maskIn(bits)]
  const typed = typedUrl(text)
  try {
    await add(ctx, typed?.hasScheme ? typed.url : text, world, mask)
  } catch (error) {
    if (!isRefusal(error, 'INVALID_WEBHOOK_URL') || error.data.meant === null) throw error
    await offerMeant(ctx, error.data.meant, { problem: inputProblem(ctx, error), world, mask })
  }
}

/** Says what is wrong with a URL, with a button for the one that was meant. Another one can still be typed. */
async function offerMeant(
  ctx: BotContext,
  meant: string,
  { problem, world, mask }: { problem: string | null; world: World; mask: number },
): Promise<void> {
  const { format, t } = ctx
  await send(ctx, {
    text: lines(problem, '', t('webhooks-did-you-mean', { url: format.apart(code(meant)) })),
    buttons: [useButton(ctx.texts, meant, world, mask), [button.cancel(t, 'hooks', world)]],
  })
  ctx.ask('hook-url', world, String(mask))
}

/** The button that adds the URL that its message shows as code: it has no room for one of its own. */
function useButton({ format }: Texts, url: string, world: World, mask: number): Button[] {
  return [button(`✅ ${format.apart(clip(url, MAX_URL_SHOWN))}`, 'hook-use', world, mask)]
}

async function useShown(ctx: BotContext, world: World, mask: number): Promise<void> {
  const url = codeShown(ctx)
  if (url === null) return ctx.say(ctx.t('common-old-button'), 'alert')
  await add(ctx, url, world, mask)
}

/** A URL that is pasted without a question may be meant for a webhook. @returns false if the message is none */
export async function urlTaken(ctx: BotContext): Promise<boolean> {
  const text = shownText(ctx.message)?.trim() ?? ''
  const typed = /\s/.test(text) ? null : typedUrl(text)
  if (!typed || !(typed.hasScheme || text.includes('/'))) return false
  const { t } = ctx
  let url: string
  try {
    url = parseWebhookUrl(withHttps(typed.url), { allowPrivate: ctx.deps.webhookAllowPrivate })
  } catch (error) {
    if (isRefusal(error, 'INVALID_WEBHOOK_URL')) return false
    throw error
  }
  // What its button adds must be what was typed.
  ctx.typed()
  await send(ctx, {
    text: t('webhooks-offer-url', { url: ctx.format.apart(code(url)) }),
    buttons: [useButton(ctx.texts, url, 'live', ALL), [button.home(t)]],
  })
  return true
}

/** Adds the endpoint, sends it a test event, and shows its secret. @throws DomainError INVALID_WEBHOOK_URL */
async function add(ctx: BotContext, text: string, world: World, mask: number): Promise<void> {
  const { deps, account, now, holderActor: actor } = ctx
  const url = parseWebhookUrl(text, { allowPrivate: deps.webhookAllowPrivate })
  const types = typesIn(mask)
  const added = await makeSecret(ctx, ctx.t('webhooks-secret-not-shown'), async (tx) => {
    const owner = world === 'test' ? await testAccountOf(tx, account.id) : account
    const made = await addEndpoint(tx, (owner ?? account).id, { url, types, actor }, now)
    await enqueueTest(tx, made.endpoint, now)
    return made
  })
  if (!added) return
  await sendWebhookSecret(ctx, added.secret, added.endpoint)
  await send(ctx, await endpointScreen(ctx, added.endpoint))
}
