import { fromWireOutlineShot, type WireOutlineShot } from '@fablecut/contracts/wire/outline'
import type { OutlineRequest } from './outline-story.ts'

type WireSource =
  | { script_content: string; before: WireOutlineShot[]; after: WireOutlineShot[]; auto_rewrite: boolean }
  | { idea: string; num_shots: number }

/** The source of an outline, from its request. */
export function toOutlineSource(source: WireSource): OutlineRequest['source'] {
  if ('idea' in source) return { idea: source.idea, shotCount: source.num_shots }
  return {
    script: source.script_content,
    before: source.before.map(fromWireOutlineShot),
    after: source.after.map(fromWireOutlineShot),
    autoRewrite: source.auto_rewrite,
  }
}
