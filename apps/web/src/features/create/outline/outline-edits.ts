import { MAX_OUTLINE_SHOTS, outlineScript } from '@fablecut/domain/story/inputs/outline'
import { promptsOfPlan } from '@fablecut/domain/story/shot-plan/plan-prompts'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type DraftShot, newDraftShot } from './creation-draft.ts'

/** An edit of the shots of an outline by hand. */
export type OutlineEdit =
  | { readonly type: 'text'; readonly id: string; readonly text: string }
  | { readonly type: 'plan'; readonly id: string; readonly plan: ShotPlan }
  | { readonly type: 'replan'; readonly id: string }
  | { readonly type: 'add'; readonly after: string | null; readonly newId: string }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'move'; readonly id: string; readonly to: number }

/** Applies an edit; unknown shots, and a shot more than fits, change nothing. */
export function editOutline(shots: readonly DraftShot[], edit: OutlineEdit): readonly DraftShot[] {
  switch (edit.type) {
    case 'text':
      return replaced(shots, edit.id, (shot) => withText(shot, edit.text))
    case 'plan':
      return replaced(shots, edit.id, (shot) => ({ ...withPlan(shot, edit.plan), isPlanEdited: true }))
    case 'replan':
      return replaced(shots, edit.id, (shot) => ({ ...shot, plan: null, isPlanEdited: false }))
    case 'add':
      return added(shots, edit.after, edit.newId)
    case 'remove':
      return shots.filter(({ id }) => id !== edit.id)
    case 'move':
      return moved(shots, edit.id, edit.to)
  }
}

const replaced = (shots: readonly DraftShot[], id: string, change: (shot: DraftShot) => DraftShot): readonly DraftShot[] =>
  shots.map((shot) => (shot.id === id ? change(shot) : shot))

/** Other words are planned anew, unless the plan was made by hand. */
const withText = (shot: DraftShot, text: string): DraftShot => ({
  ...shot,
  script: text.replaceAll(/\s+/gu, ' ').trim(),
  plan: shot.isPlanEdited ? shot.plan : null,
})

const withPlan = (shot: DraftShot, plan: ShotPlan): DraftShot => ({ ...shot, plan, prompt: promptsOfPlan(plan).imagePrompt })

function added(shots: readonly DraftShot[], after: string | null, id: string): readonly DraftShot[] {
  if (shots.length >= MAX_OUTLINE_SHOTS) return shots
  const at = after === null ? shots.length : shots.findIndex((shot) => shot.id === after) + 1
  return shots.toSpliced(at, 0, newDraftShot({ id, script: '', plan: null }))
}

function moved(shots: readonly DraftShot[], id: string, to: number): readonly DraftShot[] {
  const from = shots.findIndex((shot) => shot.id === id)
  const shot = shots[from]
  if (!shot) return shots
  return shots.toSpliced(from, 1).toSpliced(Math.max(0, Math.min(to, shots.length - 1)), 0, shot)
}

/** The script that shots narrate; shots without words say nothing. */
export const scriptOf = (shots: readonly DraftShot[]): string =>
  outlineScript(shots.filter(({ script }) => script !== '').map(({ script }) => ({ voiceOver: script })))

/** Shots of a script that are kept, and its text between them. */
export type KeptShots = { readonly before: readonly DraftShot[]; readonly script: string; readonly after: readonly DraftShot[] }

const ENDS_SENTENCE = /[.!?…。！？।؟]["'”’»)\]』」）]*$/u

/**
 * Finds the shots that a changed script still begins and ends with. A shot next to the changed text is kept only where the two are separate sentences.
 * Shots without words are kept with their neighbours.
 */
export function keptShots(shots: readonly DraftShot[], script: string): KeptShots {
  const { count: first, end: from } = matchFrom(shots, script)
  const isReached = first === shots.length && script.slice(from).trim() === ''
  if (isReached) return { before: shots, script: '', after: [] }
  const reversed = shots.slice(first).reverse()
  const { count: last, end } = matchFrom(reversed.map(mirrored), mirror(script.slice(from)))
  const kept = { before: shots.slice(0, first), after: last === 0 ? [] : shots.slice(-last) }
  return separated(kept, script.slice(from, script.length - end).trim())
}

function separated({ before, after }: Pick<KeptShots, 'before' | 'after'>, script: string): KeptShots {
  if (script === '') return { before, script, after }
  const [previous, next] = [before.at(-1), after[0]]
  if (previous && !ENDS_SENTENCE.test(previous.script))
    return separated({ before: before.slice(0, -1), after }, `${previous.script} ${script}`.trim())
  if (next && !ENDS_SENTENCE.test(script)) return { before, script: `${script} ${next.script}`.trim(), after: after.slice(1) }
  return { before, script, after }
}

const mirror = (text: string): string => [...text].reverse().join('')
const mirrored = (shot: DraftShot): DraftShot => ({ ...shot, script: mirror(shot.script) })

/** How many shots a script begins with, and where in it they end. White space does not count. */
function matchFrom(shots: readonly DraftShot[], script: string): { readonly count: number; readonly end: number } {
  let [count, end] = [0, 0]
  for (const shot of shots) {
    const next = endOf(shot.script, script, end)
    if (next === null) break
    count += 1
    end = next
  }
  return { count, end }
}

function endOf(text: string, script: string, from: number): number | null {
  let at = from
  for (const character of text.replaceAll(/\s/gu, '')) {
    while (/\s/u.test(script[at] ?? '')) at += 1
    if (!script.startsWith(character, at)) return null
    at += character.length
  }
  const isInsideWord = /[\p{L}\p{N}]/u.test(script[at] ?? '') && /[\p{L}\p{N}]$/u.test(text)
  return isInsideWord ? null : at
}

/** A shot as the server outlined it. */
export type OutlinedShot = { readonly voice_over: string; readonly plan: ShotPlan | null }

/** Draft shots of an answer: the kept ones stay themselves, with the plans they lacked; others keep the id of a known shot with the same words. */
export function withOutline(
  kept: Pick<KeptShots, 'before' | 'after'>,
  outlined: readonly OutlinedShot[],
  known: readonly DraftShot[],
  newId: () => string,
): DraftShot[] {
  const [before, after] = [kept.before, kept.after].map((shots) => shots.filter(({ script }) => script !== '')) as [
    DraftShot[],
    DraftShot[],
  ]
  const used = new Set([...before, ...after].map(({ id }) => id))
  return outlined.map(({ voice_over, plan }, index) => {
    const own = before[index] ?? after[index - (outlined.length - after.length)]
    if (own) return plan && !own.plan ? withPlan(own, plan) : own
    const same = known.find(({ id, script }) => script === voice_over && !used.has(id))
    const id = same?.id ?? newId()
    used.add(id)
    const shot = newDraftShot({ id, script: voice_over, plan: null })
    return plan ? withPlan(shot, plan) : shot
  })
}
