import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { loadImage } from '@napi-rs/canvas'
import { Resvg } from '@resvg/resvg-js'
import { type Canvas, newCanvas } from '../paint/canvas.ts'

type IconSet = {
  readonly icons: Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  readonly width?: number
  readonly height?: number
}

let cachedSet: IconSet | undefined

function iconSet(): IconSet {
  cachedSet ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
  ) as IconSet
  return cachedSet
}

/** Names of all installed icons. */
export const iconNames = (): string[] => Object.keys(iconSet().icons)

const canvasCache = new Map<string, Canvas>()
const MAX_CACHED = 60

/** An icon on a square canvas of `size` pixels; the last 60 are cached. Throws for a name that is not in the set. */
export async function iconCanvas(name: string, size: number): Promise<Canvas> {
  const key = `${name}/${size}`
  const cached = canvasCache.get(key)
  if (cached) return cached
  const set = iconSet()
  const icon = set.icons[name]
  if (!icon) throw new Error(`no icon named ${name}`)
  const box = `0 0 ${icon.width ?? set.width ?? 32} ${icon.height ?? set.height ?? 32}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}">${icon.body}</svg>`
  const image = await loadImage(new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng())
  const [canvas, g] = newCanvas(size, size)
  g.drawImage(image, 0, 0, size, size)
  if (canvasCache.size >= MAX_CACHED) canvasCache.delete(canvasCache.keys().next().value!)
  canvasCache.set(key, canvas)
  return canvas
}
