import { translated } from './locale/translated.ts'

/** Texts of the vlog form. Texts of the specification are literal. */
export const vlogTexts = translated('vlogTexts', {
  optionsLabel: 'Title, shape and sound',
  castHint: 'Up to two. The first one tells the story.',
  topic: {
    label: 'Vlog Topic',
    placeholder: 'What happens today? Type @ to mention a character.',
    help: 'Type @ to mention a character',
    menuLabel: 'Characters to mention',
    noMatch: 'No matches found',
    characterRequired: 'Please select a character first',
  },
  activities: {
    label: 'Try',
    needsCharacter: 'Please select a character first to use activity suggestions.',
    list: [
      { name: 'Cooking dinner', text: 'is cooking dinner in a small kitchen. Steam rises from the pots, and then it is time to taste.' },
      { name: 'Morning run', text: 'goes for a run through the park at sunrise. Birds wake up, and the city is still quiet.' },
      { name: 'Travel day', text: 'takes the train to the sea. A suitcase, a window seat, and the first look at the waves.' },
      { name: 'Gaming night', text: 'is playing video games in the living room at night, with pizza and colourful lights.' },
      { name: 'Cafe work', text: 'is working on a laptop in a cozy cafe while rain runs down the window.' },
      { name: 'Gym session', text: 'is training at the gym. Warm-up, heavy weights, and a well-earned rest.' },
    ],
  },
  title: 'Title',
  duration: 'Duration',
  durationOf: (seconds: number) => `${seconds}s`,
  shots: (count: number) => `${count} ${count === 1 ? 'shot' : 'shots'}`,
  priceNote: 'Every shot is priced by its models.',
  validation: {
    character: 'Please select a character',
    topic: 'Please describe the activity',
    mention: 'Please use @ to mention the character in your vlog topic (e.g., "@character is cooking dinner")',
    /** A mention that was typed instead of chosen. */
    unmarked: (word: string) => `${word} is only text. Choose the character from the list that opens at @, or remove the @`,
    topicTooLong: (limit: number) => `Please use at most ${limit} characters for the topic`,
    aspect: 'Please select an aspect ratio',
    title: 'Please enter a title',
    titleTooLong: (limit: number) => `Please use at most ${limit} characters for the title`,
    duration: 'Unsupported duration',
  },
} as const)
