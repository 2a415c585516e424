import { MUSIC_MOODS } from '../ports/writer.ts'
import type { MusicMood } from '../ports/writer.ts'
import { MOOD_WORDS } from './mood-words.ts'

const MOOD_PATTERNS = MUSIC_MOODS.map((mood) => ({
  mood,
  pattern: new RegExp(`(?<![\\p{L}-])(?:${MOOD_WORDS[mood]})(?![\\p{L}-])`, 'giu'),
}))

/** The mood with the most keywords in an English text; undefined below `min` keywords. */
export function moodOfKeywords(text: string, min = 1): MusicMood | undefined {
  const counted = MOOD_PATTERNS.map(({ mood, pattern }) => ({ mood, count: text.match(pattern)?.length ?? 0 }))
  const max = counted.reduce((best, next) => (next.count > best.count ? next : best))
  return max.count >= min ? max.mood : undefined
}

/** The mood by punctuation, for other languages and texts without keywords: questions are curious, exclamations playful. */
export function moodOfPunctuation(text: string): MusicMood {
  const questions = text.match(/[?？؟]/gu)?.length ?? 0
  const exclamations = text.match(/[!！]/gu)?.length ?? 0
  if (questions + exclamations === 0) return 'calm'
  return questions >= exclamations ? 'curious' : 'playful'
}
