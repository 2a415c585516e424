import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { SHEETS } from './sheets.ts'
import { makeFilms } from './films.ts'
import { makeMotionSheets } from './motion.ts'
import { makeSounds } from './sounds.ts'

/**
 * `npm run showreel`: samples of what the built-in engines generate. Sheets of images go to docs/pictures; films and audio, which are too large to
 * commit, go to data/showreel. `npm run showreel -- sheets` generates only those; the others are `motion` (motion graphics,
 * also by style: `motion anime`), `films` (also by name: `films anime vlog`) and `sounds`.
 */
const PICTURES = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const REEL = fileURLToPath(new URL('../data/showreel/', import.meta.url))

const PARTS: Readonly<Record<string, (names: readonly string[]) => Promise<void>>> = {
  sheets: async () => {
    for (const [name, render] of Object.entries(SHEETS)) {
      await writeFile(`${PICTURES}${name}.webp`, await render())
      console.log(`docs/pictures/${name}.webp`)
    }
  },
  motion: (names) => makeMotionSheets(`${PICTURES}motion`, names),
  sounds: () => makeSounds(REEL),
  films: (names) => makeFilms(REEL, names),
}

await mkdir(REEL, { recursive: true })
const selected = process.argv.slice(2)
const names = selected.filter((word) => !Object.hasOwn(PARTS, word))
for (const [name, render] of Object.entries(PARTS)) if (selected.length === 0 || selected.includes(name)) await render(names)
process.exit(0)
