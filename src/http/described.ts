import { z } from 'zod'

// Fields with a description, and perhaps an example, for the OpenAPI document.

export const text = (description: string, example?: string) =>
  z.string().meta(about(description, example))
export const texts = (description: string, example?: string[]) =>
  z.array(z.string()).meta(about(description, example))
export const whole = (description: string, example?: number) =>
  z.int().meta(about(description, example))
export const amount = (description: string, example?: number) =>
  z.number().meta(about(description, example))
export const amountOrNull = (description: string) => z.number().nullable().meta({ description })
export const choice = <const Values extends readonly string[]>(
  values: Values,
  description: string,
) => z.enum(values).meta({ description })
export const flag = (description: string, example?: boolean) =>
  z.boolean().meta(about(description, example))

function about(description: string, example: unknown) {
  return example === undefined ? { description } : { description, example }
}
