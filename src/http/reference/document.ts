import type { oas31 } from 'zod-openapi'
import { escaped } from '../../locales/html.ts'
import type { Message, Operation, Schema } from '../openapi/openapi.ts'

/** What the page reads of the OpenAPI document. */
export type Document = Pick<oas31.OpenAPIObject, 'info' | 'tags'> & {
  paths: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

export type Example = oas31.ExampleObject & { name: string }

/** An operation with where it is. */
export type Call = { method: string; path: string; id: string; operation: Operation }

/** The operations of `paths` or `webhooks`, in the document's order. */
export function callsOf(paths: Record<string, Record<string, Operation>>): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const id = operation.operationId ?? `${method}-${path}`
      return { method: method.toUpperCase(), path, id, operation }
    }),
  )
}

/** The JSON body of a request or an answer. */
export function jsonOf(message: Message | undefined) {
  const { schema, examples = {} } = message?.content?.['application/json'] ?? {}
  const named = Object.entries(examples).map(([name, example]): Example => ({ ...example, name }))
  return { schema, examples: named }
}

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
