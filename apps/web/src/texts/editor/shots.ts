import { translated } from '../locale/translated.ts'

/** Texts of the shot editor and of regeneration. Texts of the specification are literal. */
const MEDIA_NAMES = { image: 'image', video: 'video', 'audio-voice-over': 'voice-over' } as const
type Medium = keyof typeof MEDIA_NAMES

const mediaNames = (media: readonly Medium[]): string => media.map((medium) => MEDIA_NAMES[medium]).join(' and ')

export const shotsTexts = translated('shotsTexts', {
  name: (number: number) => `Shot ${number}`,
  hiddenName: 'Hidden shot',
  seconds: (seconds: number) => `${seconds.toFixed(1)} s`,
  hide: 'Hide shot',
  unhide: 'Show shot again',
  remove: 'Delete shot',
  previous: 'Previous shot',
  next: 'Next shot',
  tabs: { label: 'What is made of the shot', script: 'Script', image: 'Still Image', video: 'Video' },
  uploaded: 'Uploaded',
  /** A clip of this or another story that was placed as a shot of its own. */
  generated: 'Generated',
  takes: {
    label: { image: 'Pictures of this shot', video: 'Clips of this shot', audio: 'Recordings of this shot' },
    name: { image: 'Picture', video: 'Clip', audio: 'Recording' },
    takeName: (kind: string, number: number) => `${kind} ${number}`,
    active: 'in the film',
    pending: 'Being made',
    failed: 'Generation failed. No credit used.',
    none: { image: 'No picture yet', video: 'No clip yet', audio: 'Nothing recorded yet' },
    compare: 'Compare',
    upload: 'Upload',
    history: 'History',
    loadFailed: (status: string | number) => `Failed to load shot media: ${status}`,
  },
  failure: {
    label: 'The last try failed',
    again: 'Try again',
    use: (name: string) => `Use ${name}`,
    builtIn: { image: 'Use the built-in painter', video: 'Use the built-in animator', 'audio-voice-over': 'Use the built-in narrator' },
  },
  compare: {
    title: 'Which one?',
    left: 'Left',
    right: 'Right',
    use: 'Use this one',
    inUse: 'In the film',
    close: 'Close',
  },
  prompts: {
    image: 'Image prompt',
    video: 'Video prompt',
    script: 'Voice-over',
    imageHint: 'What is seen: who, where, in which light',
    videoHint: 'How it moves: the camera, the people, the weather',
    scriptHint: 'What is said over this shot',
  },
  model: 'Model',
  clipFacts: (resolution: string, seconds: number) => `${resolution}, ${seconds} s`,
  references: {
    label: 'Reference images',
    add: 'Add a reference image',
    remove: 'Remove this reference',
    hint: 'The picture takes its colours and look from them',
  },
  motion: {
    label: 'How the clip ends',
    free: 'Free',
    keyframe: 'End frame',
    reference: 'References',
    pick: 'Choose the last picture',
  },
  regenerate: { image: 'Regenerate image', video: 'Regenerate video', 'audio-voice-over': 'Speak again' },
  regenerateImageAndVideo: 'Regenerate image and video',
  clipReplacedNote:
    'The film shows a clip of this shot. A new image takes its place until a clip is made from it; the clip stays among the takes.',
  alsoGenerateClip: 'Make a clip from the new image too',
  generate: { image: 'Generate image', video: 'Generate video', 'audio-voice-over': 'Speak' },
  free: 'FREE',
  imageRequired: 'A clip is made from a picture: generate or choose one first.',
  textRequired: { image: 'Write what is seen first.', 'audio-voice-over': 'Write what is said first.' },
  voiceOverOutdated: 'The film still says the earlier words. Speak it again to hear these.',
  insufficientCredits: (balance: number) => `Insufficient credits: you have ${balance}`,
  promptsUpdated: 'Shot prompts updated successfully',
  promptsFailed: 'Failed to update shot prompts',
  done: (media: readonly Medium[]) => `Shot ${mediaNames(media)} regenerated successfully via workflow`,
  activeMediaFailed: 'Failed to set active media',
  activeMediaUpdated: (medium: Medium) => `Active ${MEDIA_NAMES[medium]} updated successfully`,
  errors: {
    noStory: 'No story ID provided',
    start: 'Failed to start regeneration',
    noRun: 'workflowRunId not found in regeneration response',
    noOutput: 'Workflow completed but indicated failure or missing output',
    someFailed: (count: number) =>
      `${count} ${count === 1 ? 'shot' : 'shots'} could not be made. Credits for ${count === 1 ? 'it' : 'them'} are back`,
    unsaved: 'Your last edits could not be saved, so nothing was started. Please try again',
    price: 'The price has changed. Please look at it and try again',
  },
} as const)
