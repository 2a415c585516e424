// `npm run --silent eval:direct -- [labels.json ...] [--all] [--director builtin]`: how often a director shows what labelled sentences require:
// the built-in one or the connected language model (`model`). Default: tests/accuracy/directing; tests/accuracy/languages has the other story languages. A label is met if all words of one name are contained in the other; text on screen is met if the lettering contains it,
// ignoring spaces and case.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createDirector } from './directors.mjs'
import { isNamedBy, wordsOf } from './labels.mjs'
import { onNode24 } from './on-node-24.mjs'

const VERDICTS = ['shown', 'generic', 'wrong']
const ownFolder = fileURLToPath(new URL('../tests/accuracy/directing', import.meta.url))

const compact = (text) => text.toLowerCase().replace(/[^0-9a-z$%€£¥½≠><=\u00c0-\uffff]/g, '')

/** Verdict on one sentence by the rules of the labels. */
function judge(label, { shown, textOnScreen }) {
  const drawn = shown.map(({ what }) => what)
  const letters = compact(textOnScreen.join(' '))
  const isDrawn = (name) => drawn.some((one) => isNamedBy(name, one))
  if (label.never.some((name) => drawn.some((one) => isNamedBy(name, one, true)))) return 'wrong'
  const met = label.show.map((group) => group.some(isDrawn))
  const said = label.text_on_screen.filter((text) => letters.includes(compact(text)))
  const isSaid = label.text_on_screen.length > 0 && said.length * 2 >= label.text_on_screen.length
  if (met[0] && met.filter(Boolean).length * 2 >= met.length) return 'shown'
  if (isSaid || (label.show.length === 0 && letters !== '')) return 'shown'
  return met.length > 0 && !met.some(Boolean) && said.length === 0 && drawn.length > 0 ? 'wrong' : 'generic'
}

const percent = (part, whole) => `${Math.round((100 * part) / whole)} %`.padStart(9)

function printRow(name, results) {
  const cells = VERDICTS.map((verdict) => percent(results.filter((one) => one.verdict === verdict).length, results.length))
  console.log(`${name.padEnd(16)}${String(results.length).padStart(4)}${cells.join('')}`)
}

function printTable(results, isDetailed) {
  console.log(`${''.padEnd(16)}   n${VERDICTS.map((verdict) => verdict.padStart(9)).join('')}`)
  printRow('all', results)
  for (const key of ['language', 'genre', 'form']) {
    console.log(`\nby ${key}`)
    for (const [name, group] of [...Map.groupBy(results, (one) => one[key])].sort(([a], [b]) => a.localeCompare(b))) printRow(name, group)
  }
  for (const verdict of isDetailed ? ['wrong', 'generic'] : ['wrong'])
    for (const { label, directed } of results.filter((one) => one.verdict === verdict)) {
      console.log(`\n${verdict}: ${label.text}`)
      console.log(
        `  drawn: ${directed.shown.map(({ what }) => what).join(', ') || '-'} | words: ${directed.textOnScreen.join(' / ') || '-'}`,
      )
      console.log(
        `  asked: ${label.show.map((group) => group.join('/')).join('; ') || '-'} | ${label.text_on_screen.join(' / ') || '-'} | never: ${label.never.join(', ') || '-'}`,
      )
    }
}

/** Required labels that have no drawing yet, by the number of sentences that require them. */
function printMissingArt(results, wanted) {
  const counts = new Map()
  for (const { label } of results)
    for (const name of new Set(label.show.flat())) {
      const missing = wanted.find((one) => isNamedBy(one, name, true) && wordsOf(one).size === wordsOf(name).size)
      if (missing) counts.set(missing, (counts.get(missing) ?? 0) + 1)
    }
  const sorted = [...counts].sort((a, b) => b[1] - a[1])
  console.log(`\nasked for without art: ${sorted.map(([name, count]) => `${name} ${count}`).join(', ') || 'none'}`)
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean' }, director: { type: 'string', default: 'builtin' } },
    allowPositionals: true,
  })
  const files = positionals.length > 0 ? positionals : readdirSync(ownFolder).map((name) => `${ownFolder}/${name}`)
  const direct = await createDirector(values.director)
  const { WANTED_ART } = await import('../packages/director/src/vocabulary/vocabulary.ts')
  const scripts = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')))
  const start = performance.now()
  const results = []
  for (const { script, genre, language, sentences } of scripts) {
    const directed = await direct(script, language)
    const judged = sentences.map((label) => {
      const parts = directed.filter(
        ({ text }) => compact(label.text).includes(compact(text)) || compact(text).includes(compact(label.text)),
      )
      const whole = { shown: parts.flatMap(({ shown }) => shown), textOnScreen: parts.flatMap(({ textOnScreen }) => textOnScreen) }
      const isLeft = values.director === 'model' && parts.some(({ by }) => by === 'builtin' || by === 'nobody')
      return { genre, language, form: label.form, label, directed: whole, isLeft, verdict: judge(label, whole) }
    })
    results.push(...judged)
  }
  printTable(results, values.all)
  printMissingArt(
    results,
    WANTED_ART.map(({ name }) => name),
  )
  if (values.director === 'model') console.log(`\nsentences without a plan of the model: ${results.filter(({ isLeft }) => isLeft).length}`)
  console.log(`${results.length} sentences of ${scripts.length} scripts in ${Math.round(performance.now() - start)} ms`)
}

await onNode24(import.meta.url, main)
