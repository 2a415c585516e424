import { isRecord } from '../json.ts'
import type { ResultFile } from '@fablecut/generation/requests/media-result'

/** The addresses at a path of an answer: one or several, as text or as objects with a `url`. */
export function outputFiles(answer: unknown, path: string | null): ResultFile[] {
  const output = path === null ? answer : path.split('.').reduce(memberOf, answer)
  return (Array.isArray(output) ? output : [output]).flatMap((each: unknown) => {
    const url = isRecord(each) ? each.url : each
    return typeof url === 'string' && url !== '' ? [{ url }] : []
  })
}

const memberOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)
