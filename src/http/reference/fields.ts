import { escaped } from '../../locales/html.ts'
import type { Parameter, Schema } from '../openapi/openapi.ts'
import type { Document } from './document.ts'
import { markdown } from './markdown.ts'

type Field = { name: string; schema: Schema; isRequired: boolean; aliases: string[] }

/** Writes tables of fields. Objects that have a name of their own are linked, not repeated. */
export function createFields({ components }: Document) {
  const schemas = components?.schemas ?? {}
  const nameOf = (schema: Schema) => schema.$ref?.split('/').at(-1)

  /** An object's own table, or one for each form that it can have. */
  function table(schema: Schema): string {
    const variants = schema.oneOf ?? schema.anyOf
    if (variants && !schema.properties)
      return variants.map((variant) => `<p>${form(variant)}:</p>${link(variant)}`).join('')
    const fields = fieldsOf(schema)
    if (fields.length === 0) return `<p>${type(schema)}</p>`
    return `<table class="fields"><thead><tr><th>Field</th><th>Meaning</th></tr></thead><tbody>${fields.map(row).join('')}</tbody></table>`
  }

  /** A link if the object has a name of its own, or else its table. */
  function link(schema: Schema): string {
    return nameOf(schema) ? `<p>${type(schema)}</p>` : table(schema)
  }

  /** How a form differs from the others: its fixed values. */
  function form(schema: Schema): string {
    const target = schemas[nameOf(schema) ?? ''] ?? schema
    const fixed = Object.entries(target.properties ?? {})
      .filter(([name, one]) => one.const !== undefined && target.required?.includes(name))
      .map(([name, { const: value }]) => `<code>${name}: ${escaped(JSON.stringify(value))}</code>`)
    return fixed.length > 0 ? `With ${fixed.join(', ')}` : 'One form'
  }

  function type(schema: Schema): string {
    const name = nameOf(schema)
    if (name) return `<a href="#schema-${name}">${name}</a>`
    const variants = schema.oneOf ?? schema.anyOf ?? schema.allOf
    if (variants) return variants.map(type).join(' or ')
    if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`
    if (schema.type === 'array') return `list of ${schema.items ? type(schema.items) : 'values'}`
    return escaped(
      [schema.type ?? 'any'].flat().join(' or ') + (schema.format ? ` (${schema.format})` : ''),
    )
  }

  function fieldsOf(schema: Schema, prefix = ''): Field[] {
    const properties = Object.entries(schema.properties ?? {})
    const aliasOf = (one: Schema) => /^Alias of (\w+)/.exec(one.description ?? '')?.[1]
    return properties
      .filter(([, property]) => !aliasOf(property))
      .flatMap(([name, property]) => {
        const aliases = properties
          .filter(([, one]) => aliasOf(one) === name)
          .map(([alias]) => alias)
        const isRequired = schema.required?.includes(name) ?? false
        const field = { name: prefix + name, schema: property, isRequired, aliases }
        const inner = property.items ?? property
        const path = `${prefix}${name}${property.items ? '[]' : ''}.`
        return [field, ...fieldsOf(inner, path)]
      })
  }

  function row({ name, schema, isRequired, aliases }: Field): string {
    const notes = [
      schema.description ? markdown(schema.description) : '',
      aliases.length > 0 ? `<p>Also accepted as ${aliases.map(code).join(', ')}.</p>` : '',
      bounds(schema),
    ]
    return `<tr><td><code>${escaped(name)}</code> ${isRequired ? '<span class="required">required</span>' : ''}<div class="type">${type(schema)}</div></td><td>${notes.join('')}</td></tr>`
  }

  return {
    table,
    link,
    parameters(parameters: Parameter[]): string {
      const rows = parameters.map(({ name, required = false, description, schema = {} }) => {
        const described = description ? { ...schema, description } : schema
        return row({ name, schema: described, isRequired: required, aliases: [] })
      })
      return `<table class="fields"><thead><tr><th>Name</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    },
    /** All objects that have a name of their own. */
    objects(): string {
      return Object.entries(schemas)
        .filter(([name]) => !name.endsWith('Request'))
        .map(
          ([name, schema]) => `<h3 id="schema-${name}"><a href="#schema-${name}">${name}</a></h3>
${schema.description ? markdown(schema.description) : ''}${table(schema)}`,
        )
        .join('\n')
    },
    /** The schema itself, if it is only a reference to one with a name. */
    target: (schema: Schema): Schema => schemas[nameOf(schema) ?? ''] ?? schema,
  }
}

function bounds(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, pattern } = schema
  const said = [
    schema.enum ? `One of ${schema.enum.map((value) => code(String(value))).join(', ')}.` : '',
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    pattern ? `Form: ${code(pattern)}` : '',
    schema.default === undefined ? '' : `Default: ${code(JSON.stringify(schema.default))}`,
  ].filter((text) => text !== '')
  return said.length > 0 ? `<p class="bounds">${said.join(' ')}</p>` : ''
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  if (min === undefined && max === undefined) return ''
  if (min === undefined) return `At most ${max}${unit}.`
  return max === undefined ? `At least ${min}${unit}.` : `${min} to ${max}${unit}.`
}

function code(text: string): string {
  return `<code>${escaped(text)}</code>`
}
