import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { CLOSEUPS } from '@fablecut/studio/asmr/closeup'
import { castLookOf } from '@fablecut/studio/characters/cast-look'
import { ACTIONS } from '@fablecut/studio/characters/poses/pose'
import { paintCharacterPortrait } from '@fablecut/studio/characters/portrait'
import { PREMADE_CHARACTERS } from '@fablecut/studio/characters/premade'
import { paintSample } from '@fablecut/studio/testing/paint-sample'
import { figure, type SampleContent, sampleScene, thing } from '@fablecut/studio/testing/sample-plan'
import { paintCloseup, paintScene } from '@fablecut/studio/painter'
import { sceneOfPlan } from '@fablecut/studio/scene/plan/scene-of-plan'
import { PLACES, type Scene } from '@fablecut/studio/scene/scene'
import { directScript } from '@fablecut/director/direct-script'
import { contactSheet, type Tile } from './contact-sheet.ts'

const WIDE = { width: 320, height: 180 }
/** For sheets with more than fifty images. */
const SMALL = { width: 208, height: 117, columns: 8 }
const PAINTED = { width: 1280, height: 720 }

/** Sheets of images by the built-in image engine, keyed by file name. */
export const SHEETS: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  styles: styleSheet,
  settings: settingSheet,
  cast: castSheet,
  people: peopleSheet,
  poses: poseSheet,
  closeups: closeupSheet,
}

const STYLE_CONTENTS: readonly SampleContent[] = [
  {
    place: 'village',
    hour: 'dusk',
    cast: [figure('girl', 'walk'), figure('fox', 'walk')],
    things: [thing('balloon')],
    camera: { size: 'full' },
  },
  { place: 'lab', cast: [figure('scientist', 'hold')], things: [thing('flask')], camera: { size: 'medium' } },
  { place: 'cafe', weather: 'rain', cast: [figure('friend', 'talk', 'a'), figure('friend', 'wave', 'b')], camera: { size: 'full' } },
]

async function styleSheet(): Promise<Uint8Array> {
  const tiles: Tile[] = []
  for (const { value, name } of STYLES) {
    for (const [index, content] of STYLE_CONTENTS.entries()) {
      const picture = await paintSample({ content, style: value, seed: 42 + index }, PAINTED.width / 2, PAINTED.height / 2)
      tiles.push({ label: name, picture })
    }
  }
  return contactSheet(tiles, { ...WIDE, columns: 6 })
}

async function settingSheet(): Promise<Uint8Array> {
  const tiles: Tile[] = []
  for (const [index, where] of PLACES.entries()) {
    const time = (['day', 'dusk', 'night', 'dawn'] as const)[index % 4]!
    tiles.push(
      await painted(`${where}, ${time}`, sampleScene({ place: where, hour: time, camera: { size: 'wide' } }, { storySeed: 5 }), 'pixar'),
    )
  }
  return contactSheet(tiles, SMALL)
}

async function castSheet(): Promise<Uint8Array> {
  const tiles: Tile[] = []
  for (const { name, look } of PREMADE_CHARACTERS) tiles.push({ label: name, picture: await paintCharacterPortrait(look, 240) })
  return contactSheet(tiles, { width: 200, height: 200, columns: 6 })
}

const PEOPLE = PREMADE_CHARACTERS.flatMap((character) => {
  const cast = castLookOf(character)
  return cast.kind === 'person' ? [{ name: character.name, look: cast.look }] : []
})
const POSE_STYLES: readonly StyleValue[] = ['anime', 'pixar', 'citypop', 'ghibli']

/** Sentences with the language they are in; each shows a person as the words say. */
const DESCRIPTIONS: readonly (readonly [sentence: string, language: string])[] = [
  ['An old fisherman with a white beard and a yellow raincoat holds a lantern.', 'en'],
  ['Una anciana con gafas camina por el bosque.', 'es'],
  ['Ein Mädchen mit rotem Hut geht durch den Wald.', 'de'],
  ['A firefighter waves.', 'en'],
  ['A police officer points at the street.', 'en'],
  ['A knight walks through the forest.', 'en'],
  ['A frightened man with a black beard and an orange turban runs.', 'en'],
  ['An angry judge points at a man.', 'en'],
  ['A woman in a green hijab reads a book.', 'en'],
  ['A girl in a red hood cries.', 'en'],
  ['A pirate with a black beard holds a money bag.', 'en'],
  ['The family stood at the funeral.', 'en'],
  ['Nine children play in the garden.', 'en'],
  ['Seven soldiers walk through the street.', 'en'],
  ['A crowd waits in the market.', 'en'],
  ['A doctor holds a cup in the hospital.', 'en'],
]
const DESCRIBED_STYLES: readonly StyleValue[] = ['photorealistic', 'anime', 'ghibli', 'pixar']

async function peopleSheet(): Promise<Uint8Array> {
  const tiles: Tile[] = []
  for (const [index, [sentence, language]] of DESCRIPTIONS.entries()) {
    const [directed] = directScript(sentence, { language })
    const plan = { ...directed!.plan, text: [], camera: { size: 'full', angle: 'eye', move: 'push' } } as const
    const scene = sceneOfPlan(plan, { storySeed: 5 + index * 31, shotIndex: index, shotCount: DESCRIPTIONS.length, seed: 1 })
    const { jpeg } = await paintScene(scene, DESCRIBED_STYLES[index % DESCRIBED_STYLES.length]!, 640, 640)
    tiles.push({ label: sentence, picture: jpeg })
  }
  return contactSheet(tiles, { width: 240, height: 240, columns: 4 })
}

async function poseSheet(): Promise<Uint8Array> {
  const tiles: Tile[] = []
  for (const [index, action] of ACTIONS.entries()) {
    const { name, look } = PEOPLE[index % PEOPLE.length]!
    const things = action === 'hold' ? [thing('lantern')] : []
    const plain = sampleScene({ place: 'meadow', cast: [figure('person')], things, camera: { size: 'full' } }, { storySeed: index })
    const who: Scene['who'] = [{ kind: 'person', name, look, action }]
    const { jpeg } = await paintScene({ ...plain, who }, POSE_STYLES[index % POSE_STYLES.length]!, 480, 480)
    tiles.push({ label: action, picture: jpeg })
  }
  return contactSheet(tiles, { width: 160, height: 160, columns: 10 })
}

const MATERIALS = ['Honey', 'Crystal', 'Toys', 'Strawberry jam', 'Glass', 'Fruit', 'Silk', 'Clay']

async function closeupSheet(): Promise<Uint8Array> {
  const tiles: Tile[] = []
  for (const [index, closeup] of CLOSEUPS.entries()) {
    const material = MATERIALS[index % MATERIALS.length]!
    const { jpeg } = await paintCloseup({ closeup, material, seed: 3, angle: 0 }, PAINTED.width, PAINTED.height)
    tiles.push({ label: `${closeup}: ${material}`, picture: jpeg })
  }
  return contactSheet(tiles, { ...WIDE, columns: 4 })
}

async function painted(label: string, scene: Scene, style: StyleValue): Promise<Tile> {
  return { label, picture: (await paintScene(scene, style, PAINTED.width, PAINTED.height)).jpeg }
}
