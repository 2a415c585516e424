import { facesFor, fontOf } from '@fablecut/render/draw/scripts'
import families from 'virtual:caption-fonts'

const registered = new Map<string, Promise<void>>()

/** Makes a family known to the page; its files are fetched when a text needs them. */
function register(family: string): Promise<void> {
  const known = registered.get(family)
  if (known) return known
  const adding = addFaces(family)
  registered.set(family, adding)
  adding.catch(() => registered.delete(family))
  return adding
}

async function addFaces(family: string): Promise<void> {
  const files = (await families[family]?.())?.default ?? []
  for (const { url, weight, unicodeRange } of files) {
    document.fonts.add(new FontFace(family, `url(${JSON.stringify(url)})`, { weight, unicodeRange, style: 'normal' }))
  }
}

/**
 * Waits until a text can be drawn in a family of captions with the export's own files, other scripts included. Where a file cannot be fetched the text
 * is drawn in what is there.
 */
export async function loadCaptionFonts(text: string, family: string, weight: number): Promise<void> {
  try {
    await Promise.all(facesFor(text, family).map(register))
    await document.fonts.load(fontOf(text, family, weight, 20), text)
  } catch (error) {
    console.warn(`A font of captions could not be loaded (${family} ${weight})`, error)
  }
}
