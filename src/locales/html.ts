// Builds messages in Telegram's HTML. Values in a template are escaped, so that tags in a person's name do
// nothing; only values of type Html are inserted unchanged.

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

/** A line of a message. Null and false are none; an empty string is an empty line. */
export type Line = Value | null | false

/** Joins the parts with line breaks. */
export function lines(...parts: Line[]): Html {
  const present = parts.filter((part) => part !== null && part !== false)
  return { html: present.map((part) => html`${part}`.html).join('\n') }
}

/** A text that is hidden until somebody taps it. Not formatted as code: spoilers do not hide code. */
export function secret(text: string): Html {
  return html`<tg-spoiler>${text}</tg-spoiler>`
}

export function bold(text: Value): Html {
  return html`<b>${text}</b>`
}

export function code(text: Value): Html {
  return html`<code>${text}</code>`
}

/** Cuts the text to `length` characters, ending in an ellipsis if some were cut off. */
export function clip(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}

/**
 * A name that looks the same, but in which Telegram finds no command, mention or link: an invisible word
 * joiner breaks them. (A zero-width joiner would not break a link.)
 */
export function untappable(name: string): string {
  return name.replace(/[/@#$.:](?=\S)/g, '$&\u2060')
}

/** The text with what Telegram would read as markup escaped. */
export function escaped(value: string | number): string {
  return String(value)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}
