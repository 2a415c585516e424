import { facesFor, fontOf } from '@fablecut/render/draw/scripts'
import families from 'virtual:caption-fonts'

const registered = new Map<string, Promise<void>>()

/** Registers a font family; its files are loaded when a text needs them. */
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
 * Loads the fonts for a text, with the same files as the export, including fallbacks for other scripts. When loading fails, the text
 * is rendered with the available fonts.
 */
export async function loadCaptionFonts(text: string, family: string, weight: number): Promise<void> {
  try {
    await Promise.all(facesFor(text, family).map(register))
    await document.fonts.load(fontOf(text, family, weight, 20), text)
  } catch (error) {
    console.warn(`A font of captions could not be loaded (${family} ${weight})`, error)
  }
}
