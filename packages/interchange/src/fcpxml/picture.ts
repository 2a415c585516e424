import { transformAt } from '@fablecut/domain/timeline/keyframes'
import type { Effect, ImageItem, TitleItem, VideoItem } from '@fablecut/domain/timeline/model'
import { toSeconds } from './time.ts'
import { xml, type Xml } from './xml.ts'

type FilmSize = { readonly width: number; readonly height: number; readonly fps: number }

const rounded = (value: number): string => `${Number(value.toFixed(4)) + 0}`

/** How a picture lies in the frame, in the order of the format; keyframes are as at the item's start. */
export function pictureElements(item: VideoItem | ImageItem | TitleItem, film: FilmSize): Xml[] {
  const effects = 'effects' in item ? item.effects : undefined
  return [...conform(item), ...transform(item, film), ...blend(item, effects, film.fps)]
}

const conform = ({ fit }: VideoItem | ImageItem | TitleItem): Xml[] => (fit === undefined ? [] : [xml('adjust-conform', { type: fit })])

/** Positions are percentages of the frame's height on both axes, up is positive, and so are turns against the clock. */
function transform(item: VideoItem | ImageItem | TitleItem, { width, height }: FilmSize): Xml[] {
  const { x, y, scale, rotation } = transformAt(item, 0)
  const attributes = {
    ...((x !== 0 || y !== 0) && { position: `${rounded((x * 100 * width) / height)} ${rounded(-y * 100)}` }),
    ...(scale !== 1 && { scale: `${rounded(scale)} ${rounded(scale)}` }),
    ...(rotation !== 0 && { rotation: rounded(-rotation) }),
  }
  return Object.keys(attributes).length === 0 ? [] : [xml('adjust-transform', attributes)]
}

/** Opacity and fades of the picture; the black behind a clip shows through. */
function blend(item: VideoItem | ImageItem | TitleItem, effects: readonly Effect[] | undefined, fps: number): Xml[] {
  const fades = fadeElements(effects, fps)
  const { opacity } = transformAt(item, 0)
  const amount = opacity === 1 ? undefined : rounded(opacity)
  if (fades.length > 0) return [xml('adjust-blend', { amount }, [xml('param', { name: 'amount', value: amount }, fades)])]
  return amount === undefined ? [] : [xml('adjust-blend', { amount })]
}

export function fadeElements(effects: readonly Effect[] | undefined, fps: number): Xml[] {
  const fade = (type: Effect['type'], name: string): Xml[] => {
    const found = effects?.find((effect) => effect.type === type)
    return found ? [xml(name, { type: 'linear', duration: toSeconds(found.durationInFrames, fps) })] : []
  }
  return [...fade('fade-in', 'fadeIn'), ...fade('fade-out', 'fadeOut')]
}
