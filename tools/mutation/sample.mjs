import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.mjs'
import { findMutants } from './find-mutants.mjs'

const notProduct = /(\.test\.tsx?|\.gen\.ts|\/testing\/|\/testing\.ts|-testing\.ts|-fixture\.ts|\/texts\/)/

/** `count` mutants of one folder: files weighted by their number of lines, then a place in the file, all from `seed`. */
export function sampleMutants(folder, count, seed) {
  const random = randomFrom(seed)
  const files = execFileSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !notProduct.test(file))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
  const lines = files.map(({ source }) => source.split('\n').length)
  const total = lines.reduce((sum, length) => sum + length, 0)
  const taken = new Map()
  for (let tries = 0; taken.size < count && tries < count * 50; tries++) {
    const { file, source } = files[indexAt(lines, random() * total)]
    const mutants = findMutants(file, source)
    const mutant = mutants[Math.floor(random() * mutants.length)]
    if (mutant) taken.set(`${file}:${mutant.start}`, { ...mutant, file, line: source.slice(0, mutant.start).split('\n').length })
  }
  return [...taken.values()]
}

function indexAt(lengths, position) {
  let passed = 0
  return lengths.findIndex((length) => (passed += length) > position)
}

/** Mulberry32: deterministic numbers from 0 to below 1. */
function randomFrom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
