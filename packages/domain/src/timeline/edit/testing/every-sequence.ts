import * as fc from 'fast-check'
import { changedShots, newHistory, record, undo, type History } from '../history/history.ts'
import { brokenLaw, brokenStep, isLostByStoring } from './laws.ts'
import { EDIT_KINDS, editBy, isMove, randomGestures, type Gesture } from './random-edit.ts'
import { randomSketch, storyOf } from './random-story.ts'
import { keepInStep } from '../storyboard/keep-in-step.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'

/** For tests: how often each kind of edit changed something, was nothing, and was refused. */
export type Tally = { readonly made: number[]; readonly refused: number[]; readonly same: number[] }

/**
 * For tests: random edits of random stories. After each the document keeps its laws, what was there before is unchanged (it is frozen), and undoing
 * all of them gives the very start. Throws with seed, path and the smallest failing sequence.
 */
export function checkSequences(numRuns: number, seed?: number): Tally {
  const tally: Tally = { made: zeros(), refused: zeros(), same: zeros() }
  const property = fc.property(randomSketch, randomGestures, (sketch, gestures) => checkSequence(frozen(storyOf(sketch)), gestures, tally))
  fc.assert(property, { numRuns, ...(seed !== undefined && { seed }) })
  return tally
}

const zeros = (): number[] => Array.from({ length: EDIT_KINDS }, () => 0)

function checkSequence(start: StoryDocument, gestures: readonly Gesture[], tally: Tally): void {
  let document = start
  let history: History = newHistory(gestures.length)
  for (const [index, gesture] of gestures.entries()) {
    const unique = { ...gesture, id: gesture.id * 16 + index }
    const edited = editBy(document.timeline, unique)
    const kind = gesture.kind % EDIT_KINDS
    if (!edited.ok) {
      tally.refused[kind]! += 1
      continue
    }
    tally[edited.value === document.timeline ? 'same' : 'made'][kind]! += 1
    const next = frozen(keepInStep(document, edited.value, { nowSeconds: 1000 + index, newShotId: (itemId) => `shot-${itemId}` }))
    const broken = brokenLaw(next) ?? brokenStep(document.timeline, next.timeline, isMove(gesture))
    if (broken !== undefined) throw new Error(`after edit ${index} of kind ${kind}: ${broken}`)
    history = record(history, document, next)
    document = next
  }
  if (isLostByStoring(document.timeline)) throw new Error('storing it changes it')
  const back = undone(history, document)
  if (back.timeline.tracks !== start.timeline.tracks || changedShots(back.shots, start.shots).length > 0)
    throw new Error('undo did not give back the start')
}

function undone(history: History, document: StoryDocument): StoryDocument {
  const step = undo(history, document)
  return step ? undone(step.history, step.document) : document
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  Object.values(value).forEach(frozen)
  return value
}
