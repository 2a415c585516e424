import { installedCatalogue } from './installed.ts'

/** An English text, or its translation when another language is installed. `name`: of the export, which is its key in the catalogue. */
export const translated = <const T>(name: string, english: T): T => {
  const catalogue = installedCatalogue()
  // The type of catalogues requires the same shape under this name.
  return catalogue === null ? english : (catalogue[name] as T)
}
