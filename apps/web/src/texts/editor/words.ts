/** Texts of editing the film by its words. */
export const wordsTexts = {
  mode: { label: 'Show', lines: 'Lines', words: 'Words' },
  transcript: 'Words of the film',
  hint: 'Select words and press Delete to cut them out of the film. Cut and paste moves them.',
  empty: 'No words yet. They appear when shots are narrated, or when the captions of your own recording are detected under “Lines”.',
  find: 'Find words',
  matches: (index: number, count: number) => (count === 0 ? 'No match' : `${index} of ${count}`),
  previous: 'Previous match',
  next: 'Next match',
  delete: 'Delete words',
  cut: 'Cut words',
  paste: 'Move words here',
  toMove: (count: number) =>
    count === 1 ? '1 word to move: choose a word, it goes before it' : `${count} words to move: choose a word, they go before it`,
  cleanUp: {
    fillers: 'Filler words',
    pauses: 'Pauses',
    longer: 'Pauses longer than',
    seconds: (seconds: number) => `${seconds} s`,
    found: (count: number, seconds: string) => (count === 0 ? 'None found' : `${count} found, ${seconds} s shorter`),
    apply: (count: number) => `Remove ${count}`,
    cancel: 'Keep them',
  },
} as const
