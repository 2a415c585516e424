import { translated } from '../locale/translated.ts'

/** Texts of choosing music. Texts of the specification are literal. */
export const musicTexts = translated('musicTexts', {
  background: {
    label: 'Background Music',
    choices: { auto: 'Auto', trending: 'Trending', link: 'Link', upload: 'Upload', none: 'None' },
    hints: {
      auto: 'Chosen to fit the story.',
      none: 'The video has no music.',
    },
    missing: {
      link: 'Please paste a Suno music link',
      upload: 'Please upload an audio file',
      trending: 'Please select a song from trending songs',
    },
    ownFile: 'A file of your own.',
    pick: { trending: 'Choose a song', link: 'Paste a link', upload: 'Choose a file' },
  },

  source: {
    label: 'Music',
    pasteLink: 'Paste Link',
    upload: 'Upload / Drag',
    pick: 'Featured songs',
    drop: 'Drop your music file here. Supports MP3, WAV, M4A and other audio formats',
    tooLong: (length: string) => `This song is ${length} long. Trim it, or keep it whole.`,
    unknownLength: 'The length could not be read here. It is measured before the video is made.',
    remove: (name: string) => `Remove ${name}`,
    preparing: 'Preparing the song...',
    trimmed: (start: string, end: string, total: string) => `${start} to ${end} of ${total}`,
  },

  upload: {
    label: 'Music file',
    busy: 'Processing Audio...',
    notAudio: 'Please select an audio file',
    tooLarge: (name: string, megabytes: number) => `${name} is too large (max ${megabytes}MB)`,
    failed: 'The music could not be uploaded. Please try again.',
    tooShort: (seconds: number) => `Music has to be at least ${seconds} seconds long`,
  },

  link: {
    title: 'Paste a Suno or TikTok Music Link',
    label: 'Link to the song',
    placeholder: 'https://suno.com/song/...',
    import: 'Grab Music',
    importing: 'Grabbing Music...',
    preparing: 'Preparing...',
    cancel: 'Cancel',
    empty: 'Please enter a URL',
    invalidUrl: 'Please enter a valid URL',
    unsupportedHost: 'Please enter a URL from TikTok or Suno Music',
    failed: 'Failed to parse music URL. Please try again.',
    fileFailed: 'Failed to download music file. Please try again.',
    untitled: 'Song from a link',
  },

  trim: {
    title: 'Trim the song',
    open: 'Trim',
    part: 'Part of the song that is used',
    start: 'Start',
    end: 'End',
    length: 'Length',
    play: 'Play the part',
    pause: 'Pause',
    limits: (min: number, max: number) => `${min} seconds to ${max / 60} minutes.`,
    how: { pointer: 'Drag the edges, or move them with the arrow keys.', touch: 'Drag the edges.' },
    required: (max: number) => `This song is longer than ${max / 60} minutes. Choose the part that is used.`,
    cancel: 'Cancel',
    keepWhole: 'Keep the whole song',
    use: 'Use this part',
    busy: 'Trimming...',
    unplayable: 'This song cannot be played here. It can still be used whole.',
  },

  player: {
    listen: (name: string) => `Listen to ${name}`,
    stop: (name: string) => `Stop ${name}`,
    play: (name: string) => `Play ${name}`,
    pause: (name: string) => `Pause ${name}`,
    unavailable: 'This song cannot be played now',
  },

  songs: {
    title: 'Trending songs',
    featured: 'Featured songs',
    moods: 'Moods',
    mood: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
    facts: (artist: string, genre: string, tempo: number) => `${artist}, ${genre}, ${tempo} BPM`,
    select: 'Select',
    selectLabel: (name: string) => `Select ${name}`,
    failed: 'The songs could not be loaded. Your form is kept.',
    retry: 'Try again',
    externalLinks: 'More music',
    freeMusic: 'Copyright-free music',
    makeMusic: 'Make a song',
    learnMore: 'Learn more',
  },
} as const)
