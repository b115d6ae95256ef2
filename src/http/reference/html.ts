import { escaped } from '../../locales/html.ts'

/** A value as indented JSON, with its keys and texts marked for the style sheet. */
export function jsonHtml(value: unknown): string {
  const json = escaped(JSON.stringify(value, null, 2))
  const marked = json.replace(
    /(&quot;(?:\\.|(?!&quot;).)*&quot;)(:?)/g,
    (_, text: string, colon: string) =>
      `<span class="${colon ? 'key' : 'text'}">${text}</span>${colon}`,
  )
  return `<pre class="json"><code>${marked}</code></pre>`
}
