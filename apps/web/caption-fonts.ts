import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Face, FACES, subsetName } from '@fablecut/render/draw/faces'
import type { Plugin } from 'vite'

const NAME = 'virtual:caption-fonts'

/** Resolves font files from the package that renders with them. */
const require = createRequire(fileURLToPath(new URL('../../packages/render/package.json', import.meta.url)))

const index = (): string => {
  const families = Object.keys(FACES).map((family) => `${JSON.stringify(family)}: () => import(${JSON.stringify(`${NAME}/${family}`)})`)
  return `export default { ${families.join(', ')} }`
}

/** All files of a font family with their weights and character ranges; the browser loads those that a text needs. */
function familyModule(face: Face): string {
  const folder = dirname(require.resolve(`${face.package}/package.json`))
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const weights = face.weights === 'variable' ? [0] : face.weights
  const files = Object.entries(ranges).flatMap(([key, unicodeRange]) =>
    weights.map((weight) => ({ path: join(folder, 'files', face.file(subsetName(key), weight)), weight, unicodeRange })),
  )
  const imports = files.map(({ path }, at) => `import f${at} from ${JSON.stringify(`${path}?url&no-inline`)}`)
  const entries = files.map(
    ({ weight, unicodeRange }, at) =>
      `{ url: f${at}, weight: ${JSON.stringify(weight === 0 ? '100 900' : String(weight))}, unicodeRange: ${JSON.stringify(unicodeRange)} }`,
  )
  return `${imports.join('\n')}\nexport default [${entries.join(',\n')}]`
}

/** Provides the caption fonts as `{ [family]: () => import(...) }`, from the same packages and table as the export. */
export function captionFonts(): Plugin {
  return {
    name: 'fablecut:caption-fonts',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) return index()
      if (!id.startsWith(`\0${NAME}/`)) return null
      return familyModule(FACES[id.slice(NAME.length + 2)] as Face)
    },
  }
}
