import { translated } from '../locale/translated.ts'

/** Texts of editing the film by its words. */
export const wordsTexts = translated('wordsTexts', {
  mode: { label: 'Show', lines: 'Lines', words: 'Words' },
  transcript: 'Words of the film',
  hint: 'Select words and press Delete to cut them out of the film, or type others in their place. Drag a sentence by its handle to move it.',
  hintOfRecording: 'Select words and press Delete to cut them out of the film. Drag a sentence by its handle to move it.',
  empty:
    'No words yet. They appear when shots are narrated, or when the captions of your own recording are detected under “Lines”. The speech of a clip is found once its sound is detached.',
  untyped: 'The lines have no words yet: somebody speaks there, but the words could not be recognised. Type them under “Lines”.',
  find: 'Find words',
  matches: (index: number, count: number) => (count === 0 ? 'No match' : `${index} of ${count}`),
  previous: 'Previous match',
  next: 'Next match',
  actions: 'Selected words',
  change: 'Change sentence',
  up: 'Move the sentence up',
  down: 'Move the sentence down',
  moved: (place: number, count: number) => `Sentence ${place} of ${count}`,
  delete: 'Delete words',
  cut: 'Cut words',
  paste: 'Move words here',
  toMove: (count: number) =>
    count === 1 ? '1 word to move: choose a word, it goes before it' : `${count} words to move: choose a word, they go before it`,
  pause: (seconds: string) => `${seconds} s`,
  cleanUp: {
    fillers: 'Filler words',
    pauses: 'Pauses',
    longer: 'Pauses longer than',
    seconds: (seconds: number) => `${seconds} s`,
    found: (count: number, seconds: string) => (count === 0 ? 'None found' : `${count} found, ${seconds} s shorter`),
    apply: (count: number) => `Remove ${count}`,
    cancel: 'Keep them',
  },
} as const)
