import { properNounsIn } from '../noun-phrases.ts'
import { pronounAtStart, parseScene } from './parse-scene.ts'
import type { Pronoun, Scene } from './parse-scene.ts'
import { PERSON_NOUN } from './scene-lexicon.ts'

/** A scene of an English story with context from its neighbours. */
export type SceneInContext = Scene & {
  /** Referent of the pronoun at the start. */
  readonly referent?: string
  /** Current subject of the story, for a text without visible content. */
  readonly subject?: string
  /** Person or animal of an earlier scene at the same place, for a text without one. */
  readonly companion?: string
}

/**
 * Parses scenes and resolves their context: place and time apply until they change, weather until the place or time changes; the first mention also applies to
 * the opening shots. A pronoun at the start refers to the latest matching person or thing. `hero`: a character to whom `he` and `she` always refer.
 */
export function parseStoryScenes(texts: readonly string[], hero: string | undefined): SceneInContext[] {
  const referents: Partial<Record<Pronoun | 'subject', string>> = { person: hero, subject: hero }
  const names = properNounsIn(texts.join(' '))
  const scenes = texts.map((text) => {
    const pronoun = pronounAtStart(text)
    const referent = pronoun && (referents[pronoun] ?? referents.subject)
    const scene = { ...parseScene(text, referent, names), referent, subject: referents.subject }
    for (const noun of scene.visible.toReversed()) {
      const kind = pronounFor(noun)
      if (kind !== 'person' || hero === undefined) referents[kind] = noun
    }
    referents.subject = hero ?? scene.visible[0] ?? referents.subject
    return scene
  })
  return carryOver(scenes)
}

function pronounFor(noun: string): Pronoun {
  const head = noun.split(' ').at(-1)!
  if (/(?:[^s]s|people|children|men)$/.test(head) && !/^\p{Lu}/u.test(noun)) return 'they'
  return isAlive(noun) || /^\p{Lu}/u.test(noun) ? 'person' : 'it'
}

function isAlive(noun: string): boolean {
  return PERSON_NOUN.test(noun.split(' ').at(-1)!)
}

/** A place or time named after this many shots does not apply to the shots before it. */
const OPENING_SHOTS = 3

/** Whether the text names a single object, without an action, and no hero has to be shown. */
export function showsSingleObject(scene: SceneInContext, hero: string | undefined): boolean {
  const [only] = scene.visible
  return hero === undefined && only !== undefined && scene.visible.length === 1 && scene.action === undefined && !isAlive(only)
}

function carryOver(scenes: readonly SceneInContext[]): SceneInContext[] {
  const topic = scenes.find(({ visible }) => visible.length > 0)?.visible[0]
  const opening = scenes.slice(0, OPENING_SHOTS)
  let place = opening.find((scene) => scene.place !== undefined)?.place
  let time = opening.find((scene) => scene.time !== undefined)?.time
  let weather: string | undefined
  let companion: string | undefined
  return scenes.map((scene) => {
    if (scene.place !== undefined && scene.place !== place) weather = companion = undefined
    if (scene.time !== undefined && scene.time !== time) weather = undefined
    const livingBeing = scene.visible.find(isAlive)
    const previousCompanion = companion
    companion = livingBeing ?? companion
    place = scene.place ?? place
    time = scene.time ?? time
    weather = scene.weather ?? weather
    return Object.assign(scene, {
      place,
      time,
      weather,
      subject: scene.subject ?? topic,
      companion: livingBeing === undefined ? previousCompanion : undefined,
    })
  })
}
