import { translated } from '../locale/translated.ts'

/** Texts of the storyboard view. `Generation failed. No credit used.` is literal. */
export const allShotsTexts = translated('allShotsTexts', {
  title: 'All Shots',
  count: (shots: number, length: string, isEstimate: boolean) =>
    `${shots} ${shots === 1 ? 'shot' : 'shots'}, ${isEstimate ? 'about ' : ''}${length}`,
  showHidden: 'Show hidden',
  add: 'Add shot',
  addAfter: (number: number | null) => (number === null ? 'Add a shot here' : `Add a shot after shot ${number}`),
  missing: {
    image: (count: number) => `Generate ${count} missing ${count === 1 ? 'picture' : 'pictures'}`,
    video: (count: number) => `Generate ${count} missing ${count === 1 ? 'video' : 'videos'}`,
  },
  selected: (count: number) => `${count} selected`,
  regenerate: {
    image: (count: number) => `Regenerate ${count} ${count === 1 ? 'picture' : 'pictures'}`,
    video: (count: number) => `Regenerate ${count} ${count === 1 ? 'video' : 'videos'}`,
  },
  clear: 'Clear selection',
  card: {
    name: (number: number | null, words: string) => `${number === null ? 'Hidden shot' : `Shot ${number}`}${words ? `: ${words}` : ''}`,
    noText: 'Nothing written yet',
    hidden: 'Hidden',
    select: (number: number) => `Select shot ${number}`,
    more: 'More',
    hide: 'Hide',
    unhide: 'Show again',
    delete: 'Delete',
    moveEarlier: 'Move earlier',
    moveLater: 'Move later',
    regenerate: 'Regenerate',
    pending: { image: 'Generating picture', video: 'Generating video', audio: 'Recording voice' },
    failed: 'Generation failed. No credit used.',
    seconds: (seconds: number) => `${seconds.toFixed(1)} s`,
    estimate: (seconds: number) => `about ${seconds} s`,
    noImage: 'No picture yet',
    takes: (pictures: number, clips: number) => `${pictures} pictures, ${clips} clips`,
  },
  moved: (number: number, of: number) => `Moved to place ${number} of ${of}`,
  list: 'Shots',
  editor: 'Shot',
  closeEditor: 'Close',
  noneSelected: 'Select a shot to change it',
  sheet: {
    title: 'Character sheet',
    alt: (names: string) => `How ${names} looks`,
    note: (names: string) => `${names}: every picture follows this one. It was made once for this story and cost no credits.`,
  },
  empty: {
    title: 'Tell it shot by shot',
    text: 'Write what is seen, generate its picture, then let it move. Or bring your own pictures and clips in the editor.',
    action: 'Write the first shot',
  },
} as const)
