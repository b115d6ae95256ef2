// Text for Telegram in its HTML form. Whatever is put into a template is escaped, so that a name with
// tags in it stays a name; only what is Html already goes in as it is.

export type Html = { readonly html: string }
type Value = string | number | Html

export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  const parts = strings.map((text, i) => {
    const value = values[i]
    return value === undefined
      ? text
      : text + (typeof value === 'object' ? value.html : escaped(value))
  })
  return { html: parts.join('') }
}

/** The parts below each other; what is null is left out. An empty text makes an empty line. */
export function lines(...parts: (Value | null)[]): Html {
  const present = parts.filter((part) => part !== null)
  return { html: present.map((part) => html`${part}`.html).join('\n') }
}

/** Hidden until it is touched. Telegram hides no code within a spoiler, so it is plain text. */
export function secret(text: string): Html {
  return html`<tg-spoiler>${text}</tg-spoiler>`
}

export function bold(text: Value): Html {
  return html`<b>${text}</b>`
}

export function code(text: Value): Html {
  return html`<code>${text}</code>`
}

/** Set apart, in one piece to copy. */
export function pre(text: string): Html {
  return html`<pre>${text}</pre>`
}

/** At most so many characters, with a mark where some were cut off. */
export function clip(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}

/**
 * A name as people see it, of which Telegram makes neither a command, a mention nor a link: an invisible
 * word joiner breaks what would be one. (A zero-width joiner would be a part of an address.)
 */
export function untappable(name: string): string {
  return name.replace(/[/@#$.:](?=\S)/g, '$&\u2060')
}

function escaped(value: string | number): string {
  return String(value)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}
