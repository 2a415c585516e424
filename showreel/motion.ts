import { mkdir, writeFile } from 'node:fs/promises'
import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { STYLES, type StyleValue } from '@fablecut/domain/story/style'
import { drawGraphic } from '@fablecut/studio/motion/draw-graphic'
import { GRAPHIC_EXAMPLES } from '@fablecut/studio/motion/graphic-examples'
import { drawGraphicShot, graphicShotOf } from '@fablecut/studio/motion/graphic-shot'
import { contactSheet, type Tile } from './contact-sheet.ts'

const SHAPES = {
  wide: { painted: [640, 360], tile: { width: 208, height: 117, columns: 4 } },
  tall: { painted: [360, 640], tile: { width: 104, height: 185, columns: 8 } },
} as const

/** Styles whose tall sheets are kept: one for each of five ways of drawing. Others are made when they are named. */
const KEPT_TALL: ReadonlySet<StyleValue> = new Set<StyleValue>(['citypop', 'noisecollage', 'anime', 'midnightbluesoul', 'pixelart'])

const SEED = 7
const SECONDS = 5

/** Writes contact sheets of all motion graphics for each style into a folder. `names`: only these styles. */
export async function makeMotionSheets(folder: string, names: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { value } of STYLES)
    if (names.length === 0 || names.includes(value))
      for (const shape of names.length > 0 || KEPT_TALL.has(value) ? (['wide', 'tall'] as const) : (['wide'] as const)) {
        await writeFile(`${folder}/${value}-${shape}.webp`, await motionSheet(value, shape))
        console.log(`docs/pictures/motion/${value}-${shape}.webp`)
      }
}

async function motionSheet(style: StyleValue, shape: keyof typeof SHAPES): Promise<Uint8Array> {
  const { painted, tile } = SHAPES[shape]
  const [width, height] = painted
  const tiles: Tile[] = []
  for (const { title, graphic } of Object.values(GRAPHIC_EXAMPLES) as Example[]) {
    const text = title === undefined ? [] : [{ words: title, role: 'title', at: 0 } as const]
    const drawn = await drawGraphic({
      graphic,
      text,
      style,
      width,
      height,
      seed: SEED,
      cueSeconds: [],
      durationSeconds: SECONDS,
      language: 'en',
    })
    tiles.push({ label: graphic.template, picture: new Uint8Array(await drawn.frame(drawn.stillSeconds).encode('png')) })
  }
  for (const plan of CARDS) {
    const shot = graphicShotOf({ plan: { ...EMPTY_PLAN, ...plan } as never }, SEED)!
    const drawn = await drawGraphicShot(shot, { style, width, height, durationSeconds: SECONDS })
    tiles.push({ label: 'card', picture: new Uint8Array(await drawn.frame(drawn.stillSeconds).encode('png')) })
  }
  return contactSheet(tiles, tile)
}

const statement = (words: string): Pick<ShotPlan, 'form' | 'text'> => ({ form: 'words', text: [{ words, role: 'key', at: 0 }] })

/** Words beside a drawing: of calm, sad, cheerful and unhappy shots. */
const CARDS: readonly Partial<ShotPlan>[] = [
  { ...statement('You just saved $200 on a plumber'), things: [{ what: 'wrench', count: 1 }] },
  {
    ...statement('nobody answered the door'),
    mood: 'tense',
    cast: [{ id: 'a', what: 'woman', action: 'stand', feeling: 'afraid', speaks: false }],
  },
  { ...statement('the fox waits in the snow'), tone: 'playful', place: 'forest', things: [{ what: 'fox', count: 1 }] },
  { ...statement('she never sold the house'), tone: 'historic' },
]

type Example = { readonly title?: string } & Pick<Parameters<typeof drawGraphic>[0], 'graphic'>
