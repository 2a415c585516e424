/** A voice of the form; `key` is its value in requests. */
export type Voice = {
  readonly key: string
  readonly name: string
  readonly gender: 'female' | 'male'
  /** ISO 639-1 language it speaks. */
  readonly language: string
  readonly description: string
}

/** The listed voices, which the built-in narrator speaks; other languages follow from the text (CD-116). */
export const VOICES: readonly Voice[] = [
  { key: 'rowan', name: 'Rowan', gender: 'male', language: 'en', description: 'Warm, steady narrator' },
  { key: 'ivy', name: 'Ivy', gender: 'female', language: 'en', description: 'Clear and friendly' },
  { key: 'hazel', name: 'Hazel', gender: 'female', language: 'en', description: 'Bright storyteller' },
  { key: 'ash', name: 'Ash', gender: 'male', language: 'en', description: 'Deep and calm' },
  { key: 'linden', name: 'Linden', gender: 'male', language: 'en', description: 'Crisp explainer, Scottish' },
  { key: 'willow', name: 'Willow', gender: 'female', language: 'en', description: 'Soft and slow' },
  { key: 'briar', name: 'Briar', gender: 'male', language: 'en', description: 'Light and quick' },
  { key: 'juniper', name: 'Juniper', gender: 'female', language: 'en', description: 'Lively presenter' },
]

const KEYS: ReadonlySet<string> = new Set(['auto', ...VOICES.map((voice) => voice.key)])

/** Whether a text is a valid `voiceover_voice`: `auto`, a key of VOICES, or the name of an installed voice (`voice-en-...`). */
export const isVoiceKey = (key: string): boolean => KEYS.has(key) || isInstalledVoiceKey(key)

/** Whether a key has the form of an installed voice's name; only the server knows whether it is installed. */
export const isInstalledVoiceKey = (key: string): boolean => /^voice-[a-z0-9-]{1,60}$/.test(key)
