import { expect, test } from 'vitest'
import { SETTINGS, SWITCHES } from '../../src/domain/settings/all-settings.ts'
import { english } from '../../src/locales/languages.ts'

const OF_EACH = ['turned-on', 'turned-off', 'command']

test.each(SWITCHES)('all that is said about the switch %s is in its message', (name) => {
  const { locksOut } = SETTINGS[name]
  const parts = [
    ...OF_EACH,
    ...(locksOut === null ? [] : ['ask', 'about']),
    // It alone has a command in the chat.
    ...(name === 'maintenance' ? ['words'] : []),
    ...(locksOut === 'everybody' ? ['effect', 'closed', 'meanwhile'] : []),
  ]
  const lacking = parts.filter((part) => !english.t.has(`setting-${name}.${part}`))
  expect({ named: english.t.has(`setting-${name}`), lacking }).toEqual({ named: true, lacking: [] })
})
