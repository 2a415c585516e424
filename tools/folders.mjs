// `node tools/folders.mjs`: no two folders of the server import each other, directly or through others, and no folder of the project holds more than
// 30 files of code. Tests may import what they like: they drive the whole product.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const ROOT = 'apps/server/src'
const ALL_CODE = ['apps/server/src', 'apps/web/src', 'packages', 'tests', 'bench', 'tools', 'showreel']
const MAX_FILES = 30
const IMPORT = /(?:from |import\(|import )'(\.[^']+)'/g
const isTest = (file) => /\.test\.ts$|\/testing\/|testing\.ts$/.test(file)

const files = codeIn(ROOT)

const errors = [...crowdedFolders(ALL_CODE.flatMap(codeIn)), ...folderCycles(importsBetweenFolders(files.filter((file) => !isTest(file))))]
for (const error of errors.slice(0, 5)) console.error(error)
process.exit(errors.length === 0 ? 0 : 1)

function codeIn(root) {
  return readdirSync(root, { recursive: true })
    .map((name) => path.join(root, name))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('node_modules'))
}

function crowdedFolders(all) {
  const counts = new Map()
  for (const file of all) counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1)
  return [...counts].flatMap(([folder, count]) =>
    count > MAX_FILES
      ? [`${folder} holds ${count} files: find the second subject in it and give that a folder (at most ${MAX_FILES})`]
      : [],
  )
}

/** Folder -> folder it imports -> the imports. */
function importsBetweenFolders(sources) {
  const edges = new Map()
  for (const file of sources)
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = path.join(path.dirname(file), specifier)
      const [from, to] = [path.dirname(file), path.dirname(target)]
      if (from === to || !target.startsWith(ROOT) || !existsSync(target)) continue
      if (!edges.has(from)) edges.set(from, new Map())
      edges.get(from).set(to, [...(edges.get(from).get(to) ?? []), `    ${file} -> ${target}`])
    }
  return edges
}

/** One text per cycle, found by depth-first search. */
function folderCycles(edges) {
  const found = []
  const done = new Set()
  const visit = (folder, trail) => {
    const at = trail.indexOf(folder)
    if (at !== -1) {
      const cycle = [...trail.slice(at), folder]
      const imports = cycle.slice(1).flatMap((to, index) => edges.get(cycle[index]).get(to).slice(0, 3))
      found.push(
        `Folders import each other: ${cycle.join(' -> ')}. Move what both need below them, or pass it as an argument.\n${imports.join('\n')}`,
      )
      return
    }
    if (done.has(folder)) return
    for (const to of edges.get(folder)?.keys() ?? []) visit(to, [...trail, folder])
    done.add(folder)
  }
  for (const folder of edges.keys()) visit(folder, [])
  return found
}
