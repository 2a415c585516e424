import type { Analysis } from '../story/analysis.ts'
import { bareWord } from './clause-label.ts'
import { clip, type NamedGraphic } from './graphic-label.ts'
import { capitalized } from '../lettering/capitalized.ts'

const MAX_WORDS = 6
const DIVIDED = /\b(?:divid|split|separat|sort)\w* [^,;:]+? into ([^,;:]+?) and ([^,;:]+?)[.!]?$/iu

/** `They divided the world into what is up to you and what is not`: its two parts as a list. */
export function divisionOf({ text }: Analysis): NamedGraphic | undefined {
  const match = DIVIDED.exec(text)
  const parts = match?.slice(1, 3).map((part) => bareWord(part.trim()))
  if (!parts || parts.some((part) => part.split(/\s+/u).length > MAX_WORDS)) return undefined
  return {
    graphic: { template: 'list', items: parts.map((label) => ({ label: clip(capitalized(label)) })) },
    what: 'list',
    form: 'list',
  }
}
