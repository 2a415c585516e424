import { outlineTexts } from '../../../texts/outline.ts'
import type { CreationDraft } from './creation-draft.ts'
import { scriptOf } from './outline-edits.ts'

type Outlined = { readonly script_content: string; readonly outline: CreationDraft }

const isCurrent = ({ script_content, outline }: Outlined): boolean => outline.shots.length > 0 && outline.outlinedScript === script_content

/**
 * Fields of a start: an edited outline is made as it is, and its words are the script. Of one that only follows the script, the seed is sent: the writer
 * makes the same shots of the same words.
 */
export function outlineFields(values: Outlined) {
  const { shots, base, seed } = values.outline
  if (!isCurrent(values)) return { script_content: values.script_content }
  if (base === null) return { script_content: values.script_content, outline: { seed } }
  const said = shots.filter(({ script }) => script !== '')
  return { script_content: scriptOf(said), outline: { seed, shots: said.map(({ script, plan }) => ({ voice_over: script, plan })) } }
}

/** Why an edited outline cannot be made now; null when it can, and for one that only follows the script. */
export function missingOfOutline(values: Outlined, hasFailed: boolean): string | null {
  const { base, shots } = values.outline
  if (base === null) return null
  const empty = shots.findIndex(({ script }) => script === '')
  if (empty >= 0) return outlineTexts.missing.empty(empty + 1)
  if (isCurrent(values)) return null
  return hasFailed ? outlineTexts.missing.failed : outlineTexts.missing.pending
}
