import { setPreference } from '../../domain/accounts/holders.ts'
import { LANGUAGES } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { speaking } from '../kit/middleware.ts'
import { button, type Screen, show } from '../kit/screen.ts'
import { listCommands } from './commands.ts'

/** The language that the bot speaks with the person, instead of that of their Telegram app. */
export const language: Feature = {
  reads: ['language', 'language-set'],
  commands: { language: languageScreen },
  buttons: {
    language: languageScreen,
    'language-set': (ctx, [code]) => choose(ctx, code),
  },
}

/** Each language has its own name, so that those find it who cannot read the present one. */
function languageScreen({ texts, t }: BotContext): Screen {
  return {
    text: t('home-choose-language'),
    buttons: [
      ...LANGUAGES.map(({ language: { code, name } }) => [
        button(code === texts.language.code ? `✓ ${name}` : name, 'language-set', code),
      ]),
      [button.home(t)],
    ],
  }
}

async function choose(ctx: BotContext, code: string | undefined): Promise<void> {
  const texts = LANGUAGES.find(({ language }) => language.code === code)
  if (!texts) return ctx.say(ctx.t('common-old-button'), 'alert')
  if (ctx.account.chosenLanguage !== texts.language.code)
    await ctx.act((tx) =>
      setPreference(tx, ctx.account.id, { chosenLanguage: texts.language.code }),
    )
  Object.assign(ctx, speaking(texts))
  ctx.say(texts.t('home-language-chosen'))
  await show(ctx, languageScreen(ctx))
  await listCommands(ctx)
}
