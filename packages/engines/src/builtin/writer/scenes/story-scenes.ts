import { properNounsIn } from '../noun-phrases.ts'
import { pronounAtStart, readScene } from './read-scene.ts'
import type { Pronoun, Scene } from './read-scene.ts'
import { PERSON_NOUN } from './scene-lexicon.ts'

/** A scene of an English story with what it inherits from the scenes around it. */
export type SceneInContext = Scene & {
  /** Referent of the pronoun at the start. */
  readonly meant?: string
  /** Subject of the story at this point, for a text that shows nothing itself. */
  readonly subject?: string
  /** Person or animal shown before at the same place, for a text that shows none. */
  readonly companion?: string
}

/**
 * A place holds until the story goes elsewhere, a time of day until it is another, weather as long as the place and the night or day; what comes
 * shortly before the first mention is there already. A pronoun at the start means the latest person or thing that it can mean. `hero`: a character who is always meant by `he` and `she`.
 */
export function readScenesInContext(texts: readonly string[], hero: string | undefined): SceneInContext[] {
  const latest: Partial<Record<Pronoun | 'subject', string>> = { person: hero, subject: hero }
  const names = properNounsIn(texts.join(' '))
  const scenes = texts.map((text) => {
    const pronoun = pronounAtStart(text)
    const meant = pronoun && (latest[pronoun] ?? latest.subject)
    const scene = { ...readScene(text, meant, names), meant, subject: latest.subject }
    for (const noun of scene.seen.toReversed()) {
      const kind = pronounFor(noun)
      if (kind !== 'person' || hero === undefined) latest[kind] = noun
    }
    latest.subject = hero ?? scene.seen[0] ?? latest.subject
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
  const [only] = scene.seen
  return hero === undefined && only !== undefined && scene.seen.length === 1 && scene.action === undefined && !isAlive(only)
}

function carryOver(scenes: readonly SceneInContext[]): SceneInContext[] {
  const topic = scenes.find(({ seen }) => seen.length > 0)?.seen[0]
  const opening = scenes.slice(0, OPENING_SHOTS)
  let place = opening.find((scene) => scene.place !== undefined)?.place
  let time = opening.find((scene) => scene.time !== undefined)?.time
  let weather: string | undefined
  let companion: string | undefined
  return scenes.map((scene) => {
    if (scene.place !== undefined && scene.place !== place) weather = companion = undefined
    if (scene.time !== undefined && scene.time !== time) weather = undefined
    const alive = scene.seen.find(isAlive)
    const before = companion
    companion = alive ?? companion
    place = scene.place ?? place
    time = scene.time ?? time
    weather = scene.weather ?? weather
    return Object.assign(scene, {
      place,
      time,
      weather,
      subject: scene.subject ?? topic,
      companion: alive === undefined ? before : undefined,
    })
  })
}
