import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { SHEETS } from './sheets.ts'
import { makeFilms } from './films.ts'
import { makeSounds } from './sounds.ts'

/**
 * `npm run showreel`: what the built-in engines make, to look at and to listen to. Sheets of pictures go to docs/pictures; films and sounds, which are
 * too large to keep, go to data/showreel. `npm run showreel -- sheets` makes only those; the others are `films` (also by name: `films anime vlog`)
 * and `sounds`.
 */
const PICTURES = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const REEL = fileURLToPath(new URL('../data/showreel/', import.meta.url))

const PARTS: Readonly<Record<string, (names: readonly string[]) => Promise<void>>> = {
  sheets: async () => {
    for (const [name, make] of Object.entries(SHEETS)) {
      await writeFile(`${PICTURES}${name}.webp`, await make())
      console.log(`docs/pictures/${name}.webp`)
    }
  },
  sounds: () => makeSounds(REEL),
  films: (names) => makeFilms(REEL, names),
}

await mkdir(REEL, { recursive: true })
const wanted = process.argv.slice(2)
const names = wanted.filter((word) => !Object.hasOwn(PARTS, word))
for (const [name, make] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) await make(names)
process.exit(0)
