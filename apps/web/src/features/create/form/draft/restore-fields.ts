import type { z } from 'zod'

/** Merges stored fields into the defaults; missing and invalid ones take their defaults. */
export function restoreFields<Form extends object>(
  fields: Readonly<Record<keyof Form, z.ZodType>>,
  defaults: Form,
  stored: Readonly<Record<string, unknown>>,
): Form {
  const restored = Object.entries<z.ZodType>(fields).flatMap(([name, schema]) => {
    const read = schema.safeParse(stored[name])
    return read.success ? [[name, read.data]] : []
  })
  return { ...defaults, ...(Object.fromEntries(restored) as Partial<Form>) }
}
