import { MAX_OUTLINE_SHOTS } from '@fablecut/domain/story/inputs/outline'
import { translated } from './locale/translated.ts'

/** Texts of the free outline of the script form. */
export const outlineTexts = translated('outlineTexts', {
  title: 'Outline',
  summary: (shots: number, time: string) => `${shots} ${shots === 1 ? 'shot' : 'shots'}, about ${time}`,
  free: 'Free until you press Create, whatever you change here. A title opens the film and a card ends it.',
  languageModel: 'Shots you leave as they are may be directed differently by the language model.',
  updating: 'Updating the outline…',
  shots: 'Shots of the outline',

  start: {
    text: 'Write the script and its shots appear here, or begin with one sentence.',
    sentence: 'One sentence',
    placeholder: 'Why octopuses have three hearts',
    count: 'Number of shots',
    fewer: 'Fewer shots',
    more: 'More shots',
    make: 'Make an outline',
    making: 'Making the outline…',
    failed: 'The outline could not be made. Your sentence is kept: please try again.',
  },
  visitor: { text: 'Sign in and the shots appear here as you type. It is free.', signIn: 'Sign in' },
  tooLong: 'The outline is updated when the script is short enough.',
  offline: 'You are offline. The outline is updated when you are back.',
  failed: { text: 'The outline could not be updated. What you wrote is kept.', retry: 'Try again' },

  shot: {
    name: (number: number) => `Shot ${number}`,
    words: (number: number) => `Words of shot ${number}`,
    placeholder: 'What is said in this shot',
    seconds: (seconds: number) => `${seconds} s`,
    tooLong: 'Longer than its clip can follow: the end of the picture would stand still. Two shots suit it better.',
    move: (number: number) => `Move shot ${number}`,
    moveHint: 'Drag, or press the arrow keys',
    moved: (number: number, total: number) => `Moved to position ${number} of ${total}`,
    addAfter: (number: number) => `Add a shot after shot ${number}`,
    remove: (number: number) => `Remove shot ${number}`,
    removed: (number: number) => `Shot ${number} removed`,
    plan: 'What it shows',
    /** After `plan`, for screen readers. */
    planOf: (number: number) => `(shot ${number})`,
    again: 'Plan it again',
    unplanned: 'Its words decide what it shows when the video is made.',
    planByHand: 'Plan it by hand',
    full: `${MAX_OUTLINE_SHOTS} shots are the most`,
    picture: (number: number, summary: string) => `Rough picture of shot ${number}: ${summary}`,
    pictureFailed: 'No picture now',
    retryPicture: (number: number) => `Try the picture of shot ${number} again`,
    noPicture: 'No picture yet',
    /** Stands for the title that the film will have. */
    filmTitle: 'Title',
    opens: '+ title',
    ends: '+ end card',
  },
  missing: {
    pending: 'The outline is being updated',
    failed: 'The outline could not be updated',
    empty: (number: number) => `Shot ${number} has no words`,
  },
} as const)
