/** A voice a creator can pick on the form; `key` is the value on the wire. Source: CD-81. */
export type Voice = {
  readonly key: string
  readonly name: string
  readonly gender: 'female' | 'male'
  /** ISO 639-1 language it speaks. */
  readonly language: string
  readonly description: string
}

/** Named by Fablecut; the built-in narrator speaks each of them, other languages are chosen from the text (CD-116). */
export const VOICES: readonly Voice[] = [
  { key: 'rowan', name: 'Rowan', gender: 'male', language: 'en', description: 'Warm, steady narrator' },
  { key: 'ivy', name: 'Ivy', gender: 'female', language: 'en', description: 'Clear and friendly' },
  { key: 'hazel', name: 'Hazel', gender: 'female', language: 'en', description: 'Bright storyteller' },
  { key: 'ash', name: 'Ash', gender: 'male', language: 'en', description: 'Deep and calm' },
  { key: 'linden', name: 'Linden', gender: 'male', language: 'en', description: 'Crisp explainer' },
  { key: 'willow', name: 'Willow', gender: 'female', language: 'en', description: 'Soft and slow' },
  { key: 'briar', name: 'Briar', gender: 'male', language: 'en', description: 'Light and quick' },
  { key: 'juniper', name: 'Juniper', gender: 'female', language: 'en', description: 'Lively presenter' },
]

/** What `voiceover_voice` takes: `auto`, or a key of VOICES. */
export const VOICE_KEYS = ['auto', ...VOICES.map((voice) => voice.key)] as const
