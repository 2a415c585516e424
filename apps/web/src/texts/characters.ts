import { translated } from './locale/translated.ts'

/** Texts about characters. Texts of the specification are literal. */
export const characterTexts = translated('characterTexts', {
  dialogTitle: 'Choose a character',
  tabs: { premade: 'Premade', community: 'Community', mine: 'My Characters' },
  search: 'Search characters',
  noMatch: (search: string) => `No character is called “${search}”.`,
  empty: {
    premade: 'No characters are available yet.',
    community: 'Nobody has shared a character yet.',
    mine: 'You have no characters yet. Make one from a picture.',
  },
  more: 'Show more',
  loadingMore: 'Loading…',
  sharedBy: (author: string) => `by ${author}`,
  modes: { quick: 'Quick reference', train: 'Trained' },
  signInForOwn: 'Sign in to use your own characters',
  failed: 'The characters could not be loaded. Your form is kept.',
  retry: 'Try again',
  cast: {
    label: 'Characters',
    main: 'Choose a character',
    second: 'Add another',
    remove: (name: string) => `Remove ${name}`,
  },
  /** What selecting a character changes in the form. */
  rules: {
    trained: (model: string) => `A trained character sets the image model to ${model}.`,
    quick: (model: string) => `A quick reference character sets the image model to ${model}.`,
    several: (model: string) => `A second character sets the image model to ${model}.`,
  },
  train: 'Train Character for Higher Consistency',

  creator: { label: 'New character', name: 'Character name', create: 'Create character' },

  quick: {
    title: 'Quick Reference (Fastest)',
    picture: 'Picture of the character',
    pictureHint: 'Drop or choose a picture',
    hint: 'One picture that shows the face. Skin, hair and clothes are drawn from it.',
    creating: 'Reading the picture…',
    incomplete: 'Please provide both an image and character name.',
    oneFile: 'Only one file can be uploaded at a time. Please select a single file.',
    tooLarge: (file: string) => `${file} is too large (max 10MB)`,
    unreadable: (file: string) => `${file} is not a picture that can be read. Choose a PNG, JPEG or WebP file.`,
    wrongType: (file: string) => `${file} type not supported for image`,
    uploadFailed: 'Failed to upload image. Please try again.',
  },

  training: {
    title: 'Train on several pictures',
    pictures: 'Pictures of the character',
    pictureHint: (count: number, max: number) => (count === 0 ? 'Drop or choose pictures' : `${count} of ${max}`),
    hint: (min: number, max: number) =>
      `${min} to ${max} pictures of one person in different light. The character looks like most of them, so one odd picture changes nothing.`,
    remove: (file: string) => `Remove ${file}`,
    creating: 'Reading the pictures…',
    incomplete: (min: number, max: number) => `Please provide ${min} to ${max} pictures and a character name.`,
    tooMany: (max: number) => `A character can be trained on ${max} pictures at most. The first ${max} are kept.`,
  },

  model: { label: 'Model id', apply: 'Apply', applying: 'Looking…' },

  page: {
    title: 'My Characters',
    intro: 'The skin, hair and clothes of a character are drawn from its pictures. The same face is the same person in every shot.',
    deleteLabel: (name: string) => `Delete ${name}`,
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteText: 'Stories that were made with this character stay as they are.',
    deleteSharedText: 'It leaves the community too. Stories that were made with this character stay as they are.',
    confirm: 'Delete',
    cancel: 'Keep',
    shared: 'In the community',
    shareLabel: (name: string) => `Share ${name} with the community`,
    shareTitle: (name: string) => `Share ${name}?`,
    shareText: 'Everybody can see its name and picture and put it into their stories. You can take it back at any time.',
    share: 'Share',
    unshareLabel: (name: string) => `Take ${name} back`,
    unshareTitle: (name: string) => `Take ${name} back?`,
    unshareText: 'Nobody else can choose it any more. Stories that others made with it stay as they are.',
    unshare: 'Take back',
    sharedToast: (name: string) => `${name} is in the community`,
    unsharedToast: (name: string) => `${name} is yours alone again`,
    signIn: 'Sign in to see your characters.',
    signInButton: 'Sign in',
  },
} as const)
