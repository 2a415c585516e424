import { isFigureName, isThingName } from '@fablecut/director/check/plan-problems'
import { planShots } from '@fablecut/director/direct-script'
import { VOCABULARY_CHOICES } from '@fablecut/director/vocabulary/choices'
import { VOCABULARY } from '@fablecut/director/vocabulary/vocabulary'

/** What a model may draw in the shots of a script. */
export type Candidates = {
  readonly figures: readonly string[]
  readonly things: readonly string[]
  readonly places: readonly string[]
}

const list = (names: string): readonly string[] => names.split(/,\s*/u)

/** Figures of any script. */
const COMMON_FIGURES = list(
  'man, woman, boy, girl, child, baby, old man, old woman, person, worker, scientist, doctor, teacher, student, soldier, king, queen, farmer, merchant, engineer, explorer, artist, writer, friend, mother, father, cat, dog, horse, bird, fish',
)

/** Things of any script, symbols of abstract words among them. */
const COMMON_THINGS = list(
  'sun, moon, star, cloud, rain, snow, lightning, rainbow, fire, wave, tree, flower, leaf, grass, seedling, mountain, rock, water, ice, house, castle, bridge, road, tower, door, window, chair, table, bed, book, notebook, letter, newspaper, map, pencil, pen, clock, watch, hourglass, calendar, key, lock, box, bag, chest, lamp, candle, light bulb, cup, plate, bottle, bread, apple, rice, coffee, meat, egg, money, coin, money bag, credit card, gift, balloon, flag, trophy, crown, bell, ball, camera, television, telephone, smartphone, computer, laptop, robot, gear, hammer, magnet, microscope, telescope, test tube, compass, anchor, ship, boat, car, bus, train, bicycle, airplane, rocket, satellite, planet, earth, brain, heart, eye, ear, hand, foot, bone, microbe, dna, medicine, pill, chart, crowd, family, factory, school, hospital, church, shop, tent, umbrella, shoe, hat, shirt, rope, wheel, battery, microphone, guitar, piano, drum, mirror, painting',
)

const figureNames = [...new Set(VOCABULARY.map(({ name }) => name).filter(isFigureName))]
const thingNames = [...new Set(VOCABULARY.map(({ name }) => name).filter((name) => isThingName(name) && !isFigureName(name)))]
const groups = VOCABULARY.filter(({ file, art }) => file === 'group' && art === 'person').map(({ name }) => name)

const singularsOf = (word: string): string[] => [word, word.replace(/s$/u, ''), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')]

/** English names with a word of the script, and what the built-in director draws. */
function namesOfScript(script: string, narrations: readonly string[]): ReadonlySet<string> {
  const words = new Set((script.toLowerCase().match(/[a-z]+/gu) ?? []).flatMap(singularsOf))
  const named = [...figureNames, ...thingNames].filter((name) => name.split(' ').some((word) => words.has(word)))
  const planned = planShots(narrations, script).flatMap(({ cast, things }) => [...cast, ...things].map(({ what }) => what))
  return new Set([...named, ...planned])
}

/** A few hundred names for an English script, the nearest to its words; all names for other languages, whose words say nothing about English names. */
export function candidatesFor(script: string, narrations: readonly string[], language: string): Candidates {
  if (language !== 'en') return { figures: figureNames, things: [...thingNames, ...groups], places: VOCABULARY_CHOICES.places }
  const near = namesOfScript(script, narrations)
  return {
    figures: [...new Set([...COMMON_FIGURES, ...figureNames.filter((name) => near.has(name))])],
    things: [...new Set([...COMMON_THINGS.filter(isThingName), ...groups, ...thingNames.filter((name) => near.has(name))])],
    places: VOCABULARY_CHOICES.places,
  }
}
