// Runs the code of docs/api.md that checks a webhook, as an engineer does who copies it.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { testFolder } from '../helpers/store.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const OTHER = 'whsec_c2VjcmV0IG9mIHNvbWVib2R5IGVsc2U='
const BODY = JSON.stringify({ id: 'evt_1', data: { packName: '60 UC für Zoë 🎮' } })

/** The programs read `cases`, a JSON list of lists of texts, and print a JSON list of booleans. */
const LANGUAGES = {
  js: {
    command: process.execPath,
    file: 'check.mjs',
    main: `import { readFileSync } from 'node:fs'
const headers = (id, time, signatures) => ({ 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures })
const cases = JSON.parse(readFileSync(process.argv[2], 'utf8'))
console.log(JSON.stringify(cases.map(([id, time, signatures, body, secret]) =>
  isGenuine(headers(id, time, signatures), body, secret))))`,
  },
  php: {
    command: 'php',
    file: 'check.php',
    main: `$cases = json_decode(file_get_contents($argv[1]));
echo json_encode(array_map(fn ($case) => is_genuine(...$case), $cases));`,
  },
  python: {
    command: 'python3',
    file: 'check.py',
    main: `import json, sys
cases = json.load(open(sys.argv[1], encoding="utf-8"))
print(json.dumps([is_genuine(id, at, signatures, body.encode(), secret) for id, at, signatures, body, secret in cases]))`,
  },
}

for (const [language, { command, file, main }] of Object.entries(LANGUAGES))
  describe.skipIf(spawnSync(command, ['--version']).error)(`in ${language}`, () => {
    test('accepts what the reference implementation has signed, and nothing else', () => {
      const good = call()
      const [version, signature = ''] = good[2].split(',')
      const changed = `${version},${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
      const cases: [Case, boolean][] = [
        [good, true],
        [[good[0], good[1], `${call({ secret: OTHER })[2]} ${good[2]}`, BODY, SECRET], true],
        [[good[0], good[1], changed, BODY, SECRET], false],
        [[good[0], good[1], '', BODY, SECRET], false],
        [[good[0], good[1], 'v1,é', BODY, SECRET], false],
        [[good[0], good[1], good[2], `${BODY} `, SECRET], false],
        [[good[0], good[1], good[2], BODY, OTHER], false],
        [['evt_2', good[1], good[2], BODY, SECRET], false],
        [[good[0], '', good[2], BODY, SECRET], false],
        [call({ minutesAgo: 6 }), false],
        [call({ minutesAgo: -6 }), false],
      ]
      const folder = testFolder()
      const program = join(folder, file)
      writeFileSync(program, `${codeIn(language)}\n${main}\n`)
      const given = join(folder, 'cases.json')
      writeFileSync(given, JSON.stringify(cases.map(([one]) => one)))
      const printed = execFileSync(command, [program, given], { encoding: 'utf8' })
      expect(JSON.parse(printed)).toEqual(cases.map(([, isGenuine]) => isGenuine))
    })
  })

type Case = [id: string, time: string, signatures: string, body: string, secret: string]

function call({ secret = SECRET, minutesAgo = 0 } = {}): Case {
  const at = new Date(Date.now() - minutesAgo * 60_000)
  const time = String(Math.floor(at.getTime() / 1000))
  return ['evt_1', time, new Webhook(secret).sign('evt_1', at, BODY), BODY, SECRET]
}

/** The page's code in the language that defines the check. */
function codeIn(language: string): string {
  const blocks = [...PAGE.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
  const [, , code = ''] =
    blocks.find(([, name, text = '']) => name === language && /is_?genuine/i.test(text)) ?? []
  expect(code, language).not.toBe('')
  return language === 'php' ? `<?php\n${code}` : code
}
