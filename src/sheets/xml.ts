// As much of XML as the parts of an XLSX file use. There are no entities but the five of XML: a file that declares
// others is refused.

/** A tag that opens (with its attributes), one that closes, or text. Names are without their prefixes. */
export type XmlPiece =
  | { is: 'open'; name: string; attributes: Record<string, string>; isEmpty: boolean }
  | { is: 'close'; name: string }
  | { is: 'text'; text: string }

export class XmlError extends Error {
  override name = 'XmlError'
}

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const NAME_END = /[\s/>]/g
const MAX_ENTITY = 10

/** @throws XmlError */
export function* xmlPieces(xml: string): Generator<XmlPiece> {
  if (xml.includes('\0')) throw new XmlError('a character that XML does not have')
  let at = 0
  while (at < xml.length) {
    const open = xml.indexOf('<', at)
    const to = open === -1 ? xml.length : open
    if (to > at) yield { is: 'text', text: unescaped(xml.slice(at, to)) }
    if (open === -1) return
    if (xml.startsWith('<!--', open)) at = after(xml, '-->', open + 4)
    else if (xml.startsWith('<![CDATA[', open)) {
      at = after(xml, ']]>', open + 9)
      yield { is: 'text', text: xml.slice(open + 9, at - 3) }
    } else if (xml.startsWith('<?', open)) at = after(xml, '?>', open + 2)
    else if (xml.startsWith('<!', open)) throw new XmlError('a declaration')
    else if (xml.startsWith('</', open)) {
      at = after(xml, '>', open + 2)
      yield { is: 'close', name: bare(xml.slice(open + 2, at - 1).trim()) }
    } else {
      const [piece, end] = tagAt(xml, open + 1)
      at = end
      yield piece
    }
  }
}

function tagAt(xml: string, start: number): [XmlPiece, number] {
  NAME_END.lastIndex = start
  const nameEnds = NAME_END.exec(xml)?.index ?? xml.length
  const name = bare(xml.slice(start, nameEnds))
  const attributes: Record<string, string> = {}
  let at = nameEnds
  for (;;) {
    while (isSpace(xml[at])) at++
    if (xml[at] === '>') return [{ is: 'open', name, attributes, isEmpty: false }, at + 1]
    if (xml[at] === '/' && xml[at + 1] === '>')
      return [{ is: 'open', name, attributes, isEmpty: true }, at + 2]
    const equals = xml.indexOf('=', at)
    let quoteAt = equals + 1
    while (isSpace(xml[quoteAt])) quoteAt++
    const quote = xml[quoteAt]
    if (equals === -1 || (quote !== '"' && quote !== "'")) throw new XmlError('a broken tag')
    const end = after(xml, quote, quoteAt + 1)
    attributes[bare(xml.slice(at, equals).trim())] = unescaped(xml.slice(quoteAt + 1, end - 1))
    at = end
  }
}

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === '\n' || character === '\t' || character === '\r'
}

function after(xml: string, what: string, from: number): number {
  const at = xml.indexOf(what, from)
  if (at === -1) throw new XmlError('it ends too early')
  return at + what.length
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  let plain = ''
  let at = 0
  for (;;) {
    const from = text.indexOf('&', at)
    if (from === -1) return plain + text.slice(at)
    const to = text.indexOf(';', from)
    if (to === -1 || to - from > MAX_ENTITY) throw new XmlError('a broken entity')
    plain += text.slice(at, from) + characterOf(text.slice(from + 1, to))
    at = to + 1
  }
}

/** Those that XML 1.0 has. A database may refuse others. */
function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code <= 0x10ffff)
}

function characterOf(entity: string): string {
  const named = Object.hasOwn(NAMED, entity) ? NAMED[entity] : undefined
  if (named !== undefined) return named
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(entity) ?? []
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
  if (Number.isNaN(code) || !isCharacter(code)) throw new XmlError('an unknown entity')
  return String.fromCodePoint(code)
}
