import { applyEdit, parseEdit } from '../values/apply-edit.ts'
import type { Edit } from '../values/edits.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'
import { isSameJson } from '../../../same-json.ts'

/**
 * For tests: the first law of edit values that an edit breaks: it is the same value after JSON, and then has the same result; only an edit with a
 * time hides shots.
 */
export function findBrokenValueLaw(document: StoryDocument, edit: Edit): string | undefined {
  const result = applyEdit(document, edit)
  if (!('nowSeconds' in edit) && result.ok && hiddenShots(result.value) > hiddenShots(document)) return 'it hid a shot without a time'
  const parsed = parseEdit(JSON.parse(JSON.stringify(edit)))
  if (!parsed.ok) return isOutOfRange(edit) ? undefined : `it is not accepted: ${parsed.refusal.path} ${parsed.refusal.message}`
  const again = applyEdit(document, parsed.value)
  return isSameJson(JSON.parse(JSON.stringify(again)), JSON.parse(JSON.stringify(result))) ? undefined : 'it has another result after JSON'
}

const hiddenShots = ({ shots }: StoryDocument): number => Object.values(shots).filter(({ isHidden }) => isHidden).length

/** Numbers that JSON can't hold, and styles beyond their stored limits. */
const isOutOfRange = (edit: Edit): boolean =>
  edit.type === 'styleCaptions' ||
  Object.values(edit).some(isNotFinite) ||
  ('position' in edit && Object.values(edit.position).some(isNotFinite))

const isNotFinite = (value: unknown): boolean => typeof value === 'number' && !Number.isFinite(value)
