import { EngineRefusal } from '../engine-error.ts'
import { cleanScript } from './clean-script.ts'

const SPEAKABLE = /[\p{L}\p{N}]/u

/** Removes markup, emoji, control characters and surplus punctuation from a script; one line per paragraph. Throws EngineRefusal `nothing_to_say`. */
export function normalizeScript(script: string): string {
  const plain = script
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ')
  const lines = cleanScript(plain).split('\n').map(normalizeLine)
  const spoken = lines.filter((line) => SPEAKABLE.test(line))
  if (spoken.length === 0) throw new EngineRefusal('nothing_to_say', 'The script has no word that can be spoken')
  return spoken.join('\n')
}

function normalizeLine(line: string): string {
  return line
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.!?;:…。！？、，；：،؟।])(?=\s|$)/gu, '$1')
    .replaceAll(/([!?])\1{1,}/g, '$1')
    .replaceAll(/\.{4,}/g, '...')
    .trim()
}
