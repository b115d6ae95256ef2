const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

/** A value as indented JSON, with its keys and texts marked for the style sheet. */
export function jsonHtml(value: unknown): string {
  const json = escapeHtml(JSON.stringify(value, null, 2))
  const marked = json.replace(
    /(&quot;(?:\\.|(?!&quot;).)*&quot;)(:?)/g,
    (_, text: string, colon: string) =>
      `<span class="${colon ? 'key' : 'text'}">${text}</span>${colon}`,
  )
  return `<pre class="json"><code>${marked}</code></pre>`
}
