/** Sentences about characters. Texts of the specification are literal. */
export const characterTexts = {
  dialogTitle: 'Choose a character',
  tabs: { premade: 'Premade', community: 'Community', mine: 'My Characters' },
  empty: 'No characters are available yet.',
  emptyCommunity: 'Nobody has shared a character yet.',
  emptyMine: 'You have no characters yet. Make one of a picture.',
  signInForOwn: 'Sign in to use your own characters',
  failed: 'The characters could not be loaded. Your form is kept.',
  retry: 'Try again',
  cast: {
    label: 'Characters',
    main: 'Choose a character',
    second: 'Add another',
    remove: (name: string) => `Remove ${name}`,
  },
  train: 'Train Character for Higher Consistency',

  quick: {
    title: 'Quick Reference (Fastest)',
    picture: 'Picture of the character',
    pictureHint: 'Drop or choose a picture',
    name: 'Character name',
    create: 'Create character',
    creating: 'Reading the picture…',
    incomplete: 'Please provide both an image and character name.',
    oneFile: 'Only one file can be uploaded at a time. Please select a single file.',
    tooLarge: (file: string) => `${file} is too large (max 10MB)`,
    wrongType: (file: string) => `${file} type not supported for image`,
    uploadFailed: 'Failed to upload image. Please try again.',
  },

  model: { label: 'Model id', apply: 'Apply', applying: 'Looking…' },

  page: {
    title: 'My Characters',
    intro: 'A character is drawn after one picture: its skin, hair and clothes. The same face is the same person in every shot.',
    deleteLabel: (name: string) => `Delete ${name}`,
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteText: 'Stories that were made with this character stay as they are.',
    confirm: 'Delete',
    keep: 'Keep',
    signIn: 'Sign in to see your characters.',
    signInButton: 'Sign in',
    noTraining: 'Training on many pictures needs a connected provider. Quick references work without one.',
  },
} as const
