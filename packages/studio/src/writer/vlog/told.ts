import { promptsOfPlan } from '@fablecut/domain/story/shot-plan/plan-prompts'
import type { StoryboardShot, VlogScenes } from '@fablecut/generation/ports/writer'
import type { VlogLineView } from './lines.ts'
import { plansOf, type VlogShot } from './vlog-plans.ts'

/** A shot of a vlog and what is said in it; empty: nothing. */
export type Told = { readonly spoken: string; readonly shot: VlogShot }

/** The shots with their plans, and prompts that name the characters. */
export function shotsOf(told: readonly Told[], { cast }: Pick<VlogScenes, 'cast'>): StoryboardShot[] {
  const plans = plansOf(told.map(({ shot }) => shot))
  return told.map(({ spoken, shot }, i) => {
    const plan = plans[i]!
    return { title: titleOf(spoken, shot.view), voiceOver: spoken, plan, ...promptsOfPlan(plan, cast) }
  })
}

const TITLES: Readonly<Record<VlogLineView, string>> = { selfie: 'Into the camera', action: 'Right in it', insert: 'A close look' }

/** The first words of what is said, without the greeting. */
function titleOf(spoken: string, view: VlogLineView): string {
  const told = spoken.replace(/^(?:Hi|Hey|Hello again),? (?:I'm|it's) [^!]+! /u, '').replace(/^Today:? (?=\p{L})/u, '')
  const words = told.split(/\s+/u).filter(Boolean).slice(0, 5).join(' ')
  const title = words
    .replace(/[\s.,;:!?…]+$/u, '')
    .replace(/(?: (?:in|on|at|to|of|for|with|from|by|the|an?|my|our|and|it|it's|that|this|is))+$/iu, '')
  return title === '' ? TITLES[view] : title.charAt(0).toUpperCase() + title.slice(1)
}
