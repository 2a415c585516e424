import type { InstallableVoice } from './installable-voices.ts'

/**
 * The voice to offer for a language: the first of the list, or the one that is being installed. Undefined if one of the language is
 * installed already, since then it can be chosen.
 */
export function offeredVoice(voices: readonly InstallableVoice[], language: string): InstallableVoice | undefined {
  const fitting = voices.filter((voice) => voice.language === language)
  if (fitting.some((voice) => voice.state === 'installed')) return undefined
  return fitting.find((voice) => voice.state === 'installing') ?? fitting[0]
}
