import type { z } from 'zod'

/** Values of a field at its limits, and just beyond them. */
export type Limit = { readonly allowed: readonly unknown[]; readonly refused: readonly unknown[] }

/** Text of `min` (default 0) to `max` characters. */
export const text = (max: number, min = 0): Limit => ({
  allowed: ['x'.repeat(max), 'x'.repeat(min)],
  refused: ['x'.repeat(max + 1), ...(min > 0 ? ['x'.repeat(min - 1)] : []), 5],
})

/** A list of `min` (default 0) to `max` such items. */
export const list = (max: number, item: unknown, min = 0): Limit => ({
  allowed: [Array(max).fill(item), Array(min).fill(item)],
  refused: [Array(max + 1).fill(item), ...(min > 0 ? [Array(min - 1).fill(item)] : []), 'not a list'],
})

/** Integers from `min` to `max` (default: unlimited). */
export const integerLimit = (min: number, max?: number): Limit => ({
  allowed: [min, max ?? 1e9],
  refused: [min - 1, min + 0.5, ...(max === undefined ? [] : [max + 1]), String(min)],
})

/** Numbers from `min` to `max`. */
export const range = (min: number, max: number): Limit => ({
  allowed: [min, max, (min + max) / 2],
  refused: [min - 0.001, max + 0.001, String(max)],
})

/** Exactly these values. */
export const enumLimit = (...values: readonly unknown[]): Limit => ({ allowed: values, refused: ['something else', 7] })

/** Fields for which a schema does not match `limits`, as `path value`; empty when it does. `valid` is accepted, and each path is changed in it. */
export function brokenLimits(schema: z.ZodType, valid: unknown, limits: Readonly<Record<string, Limit>>): string[] {
  const parsed = schema.safeParse(valid)
  if (!parsed.success) return [`the example itself: ${parsed.error.message}`]
  return Object.entries(limits).flatMap(([path, { allowed, refused }]) => [
    ...allowed.filter((value) => !isAccepted(schema, valid, path, value)).map((value) => `${path} refuses ${show(value)}`),
    ...refused.filter((value) => !isRefusedAt(schema, valid, path, value)).map((value) => `${path} accepts ${show(value)}`),
  ])
}

const isAccepted = (schema: z.ZodType, valid: unknown, path: string, value: unknown): boolean =>
  schema.safeParse(changed(valid, path.split('.'), value)).success

function isRefusedAt(schema: z.ZodType, valid: unknown, path: string, value: unknown): boolean {
  const { error } = schema.safeParse(changed(valid, path.split('.'), value))
  return error?.issues.some((issue) => `${issue.path.join('.')}.`.startsWith(`${path}.`)) ?? false
}

/** A copy of `target` with another value at a path; missing objects on the way are created. */
function changed(target: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const inner = (target ?? {}) as Record<string, unknown>
  const next = rest.length === 0 ? value : changed(inner[key], rest, value)
  if (Array.isArray(target)) return target.with(Number(key), next)
  return { ...inner, [key]: next }
}

function show(value: unknown): string {
  const json = JSON.stringify(value)
  return json.length < 60 ? json : `${Array.isArray(value) ? `${value.length} items` : `${json.length - 2} characters`}`
}
