import { loadImage } from '@napi-rs/canvas'
import { newCanvas } from '@fablecut/studio/paint/canvas'

/** One image of a sheet with a label below it. `picture`: an image file. */
export type Tile = { readonly label: string; readonly picture: Uint8Array }
export type TileSize = { readonly width: number; readonly height: number; readonly columns: number }

const GAP = 8
const LABEL_HEIGHT = 24

/** Labelled images in rows on the product's dark background. Returns WebP. */
export async function contactSheet(tiles: readonly Tile[], { width, height, columns }: TileSize): Promise<Uint8Array> {
  const rows = Math.ceil(tiles.length / columns)
  const [canvas, g] = newCanvas(columns * (width + GAP) + GAP, rows * (height + LABEL_HEIGHT + GAP) + GAP)
  g.fillStyle = '#101016'
  g.fillRect(0, 0, canvas.width, canvas.height)
  g.font = '500 14px Inter, "DejaVu Sans", sans-serif'
  g.textBaseline = 'middle'
  for (const [index, { label, picture }] of tiles.entries()) {
    const x = GAP + (index % columns) * (width + GAP)
    const y = GAP + Math.floor(index / columns) * (height + LABEL_HEIGHT + GAP)
    g.drawImage(await loadImage(picture), x, y, width, height)
    g.fillStyle = '#d9d9e3'
    g.fillText(label, x + 2, y + height + LABEL_HEIGHT / 2, width - 4)
  }
  return new Uint8Array(await canvas.encode('webp', 82))
}
