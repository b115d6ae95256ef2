import { describe, expect, it } from 'vitest'
import { formatText, typedText } from '../../packages/telegram-emulator/formatted-text.ts'

const html = (text: string) => formatText(text, { parseMode: 'HTML' })

/** Each entity as its type, the part of the text it covers, and what else it tells. */
function told(written: string): string[] {
  const { text, entities } = html(written)
  return entities.map(({ offset, length, type, ...more }) =>
    [type, text.slice(offset, offset + length), ...Object.values(more)].join('|'),
  )
}

describe('HTML', () => {
  it.each([
    ['<b>x</b><i>y</i>', ['bold|x', 'italic|y']],
    ['<tg-spoiler>x</tg-spoiler>', ['spoiler|x']],
    ['<blockquote>x</blockquote>', ['blockquote|x']],
    ['<tg-time unix="1647531900" format="wDt">x</tg-time>', ['date_time|x|1647531900|wDt']],
    ['<tg-time unix="1647531900">x</tg-time>', ['date_time|x|1647531900|']],
    ['<code><tg-time unix="1">x</tg-time></code>', ['code|x']],
    ['<code>x</code>', ['code|x']],
    ['<pre>x</pre>', ['pre|x']],
    [
      '<a href="https://example.com/?a=1&amp;b=2">x</a>',
      ['text_link|x|https://example.com/?a=1&b=2'],
    ],
    ["<a href='tg://user?id=5'>x</a>", ['text_link|x|tg://user?id=5']],
    ['<a href="http://localhost">x</a>', []],
    ['<b>one <i>two</i></b>', ['bold|one two', 'italic|two']],
    ['<B>x</B >', ['bold|x']],
    ['<b></b>x', []],
    ['<b>one <code>two</code> three</b>', ['bold|one ', 'code|two', 'bold| three']],
    ['<code>a<b>b</b></code>', ['code|ab']],
    ['🙂<b>x</b>', ['bold|x']],
    ['  <b> x </b>  ', ['bold|x']],
    [
      '/start and @somebody at https://a.example/b.',
      ['bot_command|/start', 'mention|@somebody', 'url|https://a.example/b'],
    ],
    ['<code>/start</code> a/start', ['code|/start']],
    ['at www.example.com, x.example', ['url|www.example.com']],
    ['a@example.com <code>example.com</code>', ['code|example.com']],
  ])('reads %s', (written, entities) => {
    expect(told(written)).toEqual(entities)
  })

  it.each([
    ['&lt;b&gt; &amp; &quot;', '<b> & "'],
    ['&#128512;&#x1F600;', '😀😀'],
    ['fish & chips &copy; &nbsp;', 'fish & chips &copy; &nbsp;'],
    ['  trimmed \n', 'trimmed'],
    ['bell\x07 and\r\nline', 'bell  and\nline'],
  ])('shows %j as a text', (written, text) => {
    expect(html(written)).toEqual({ text, entities: [] })
  })

  it('counts entities in UTF-16 units', () => {
    expect(html('🙂<b>é</b>').entities).toEqual([{ type: 'bold', offset: 2, length: 1 }])
  })

  it.each([
    ['<foo>x</foo>', 'Unsupported start tag "foo" at byte offset 0'],
    ['é🙂 1 < 2', 'Unsupported start tag "" at byte offset 9'],
    ['<b', 'Unclosed start tag at byte offset 0'],
    ['<a href="x', 'Unclosed start tag at byte offset 0'],
    ['x <b>y', 'Can\'t find end tag corresponding to start tag "b"'],
    ['x</b>', 'Unexpected end tag at byte offset 1'],
    ['<b>x</b', 'Unclosed end tag at byte offset 4'],
    ['<b><i>é</b></i>', 'Unmatched end tag at byte offset 8, expected "</i>", found "</b>"'],
    ['<tg-time>x</tg-time>', 'Tag "tg-time" must have a valid attribute "unix" at byte offset 0'],
    [
      '<tg-time unix="1" format="tD">x</tg-time>',
      'Tag "tg-time" has an invalid attribute "format" at byte offset 0',
    ],
    [
      '<a href>x</a>',
      'Expected equal sign in declaration of an attribute of the tag "a" at byte offset 0',
    ],
    ['<b "x">y</b>', 'Empty attribute name in the tag "b" at byte offset 0'],
    ['<a href=a/b>x</a>', 'Unexpected end of name token at byte offset 8'],
  ])('refuses %s', (written, problem) => {
    expect(() => html(written)).toThrow(`Bad Request: can't parse entities: ${problem}`)
  })
})

it('takes entities as objects, and knows no other mark-up than HTML', () => {
  const entities = [{ type: 'bold', offset: 0, length: 2 }]
  expect(formatText('abc', { entities })).toEqual({ text: 'abc', entities })
  expect(formatText('<b>', {})).toEqual({ text: '<b>', entities: [] })
  expect(() => formatText('abc', { entities: [{ type: 'big' }] })).toThrow('MessageEntity')
  expect(() => formatText('*abc*', { parseMode: 'MarkdownV2' })).toThrow('use parse_mode HTML')
  expect(() => formatText('abc', { parseMode: 'BBCode' })).toThrow('unsupported parse_mode')
})

it.each([
  ['user||pass||mail', 'userpassmail', ['spoiler|pass']],
  ['AB__CD__EF **x** ~~y~~', 'ABCDEF x y', ['italic|CD', 'bold|x', 'strikethrough|y']],
  ['**a __b__ c** d', 'a b c d', ['bold|a b c', 'italic|b']],
  ['`a||b||c` ||d||', 'a||b||c d', ['code|a||b||c', 'spoiler|d']],
  ['```\nA__B__C\nD```', 'A__B__C\nD', ['pre|A__B__C\nD']],
  ['x ```js\ny``` z', 'x y z', ['pre|y|js']],
  ['[CODE](https://a.example/)', 'CODE', ['text_link|CODE|https://a.example/']],
  ['a_b*c|d~e', 'a_b*c|d~e', []],
])('makes of %j what the apps make of it', (written, text, entities) => {
  const typed = typedText(written)
  const shown = typed.entities.map(({ offset, length, type, ...more }) =>
    [type, typed.text.slice(offset, offset + length), ...Object.values(more)].join('|'),
  )
  expect({ text: typed.text, entities: shown }).toEqual({ text, entities })
})

it('refuses a text that is endless before it is parsed', () => {
  expect(() => html('/a '.repeat(20_000))).toThrow('message is too long')
})
