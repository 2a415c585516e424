import { directScenes } from './direct-scenes.ts'

// What is shown for the last sentence of a script; the sentences before it are what it refers to.

/** The last sentence with its plan. */
export const last = (script: string) => directScenes(script).at(-1)!

/** Names of what is drawn. */
export const shown = (script: string): string[] => last(script).shown.map(({ what }) => what)

/** Each figure with its action, such as `badger talk`. */
export const castOf = (script: string): string[] => last(script).plan.cast.map(({ what, action }) => `${what} ${action}`)

/** The words on screen. */
export const lettered = (script: string): string => last(script).textOnScreen.join(' / ')

/** Sentences about a third person, for narratives that go on. */
export const WIDOW = 'Old Marta lived alone. She fed her goat every morning. She sold its milk.'

/** Sentences of somebody who tells of themselves. */
export const FIRST_PERSON_STORY = 'My room was cold. I found a lamp. My sister slept.'
