import type { TimelineItem } from '@fablecut/domain/timeline/model'
import type { TrackCategory } from '@fablecut/domain/timeline/queries'

const ITEM_TYPES: Record<TimelineItem['type'], string> = {
  video: 'video',
  image: 'image',
  audio: 'sound',
  caption: 'caption',
  overlay: 'failed shot',
  logo: 'logo',
}

const TRACKS: Record<TrackCategory, string> = {
  video: 'Video',
  image: 'Images',
  music: 'Music',
  voiceover: 'Voiceover',
  caption: 'Captions',
}

/** Texts of the timeline. Texts of the specification are literal. */
export const timelineTexts = {
  tracksLabel: 'Tracks',
  playhead: 'Playhead',
  previousFrame: 'Previous frame',
  nextFrame: 'Next frame',
  play: 'Play',
  pause: 'Pause',
  magnet: 'Magnet: snap to edges, words and the playhead',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: 'Zoom',
  banner: 'See full controls in All Shots →',
  closeBanner: 'Hide this hint',
  emptyDropZone: 'Drag video/image/audio to create a new track',
  failedShot: 'Generation failed. No credit used.',
  failedToLoad: 'Failed to load',
  missingAsset: 'File missing',
  processing: 'Processing…',
  uploadFailed: 'Upload Failed',
  muted: 'Muted',
  group: 'Select the group',
  remove: 'Delete',
  trimStart: 'Trim start',
  trimEnd: 'Trim end',
  tracks: TRACKS,
  phases: { creating_track: 'Creating track and uploading…', uploading: 'Uploading…', loading: 'Loading…' },
  hints: {
    video_and_image: 'Only video and image files are allowed',
    audio: 'Only audio files are allowed',
    caption: 'Not allowed',
    invalid_file: 'Invalid file',
    not_allowed: 'Not allowed',
    not_supported: 'Not supported',
  },
  uploadError: {
    title: 'Upload Error',
    confirm: 'Got it',
    unknownType: 'Only image, video, and audio files are supported. Please select a supported file type.',
    unsupportedType: (kind: string) => `${kind} files are not supported yet. Please select a supported file type.`,
    failed: 'Upload and save failed',
  },
  shot: (number: number) => `Shot ${number}`,
  seconds: (seconds: number) => `${seconds.toFixed(1)}s`,
  item: ({
    shot,
    type,
    title,
    seconds,
    start,
  }: {
    shot?: number
    type: TimelineItem['type']
    title: string
    seconds: number
    start: string
  }) =>
    [shot === undefined ? title : `Shot ${shot}`, ITEM_TYPES[type], `${seconds.toFixed(1)} seconds`, `starts at ${start}`]
      .filter(Boolean)
      .join(', '),
  percent: (zoom: number) => `${Math.round(zoom * 100)} %`,
  moved: (name: string) => `Moved: ${name}`,
  trimmed: (name: string) => `Trimmed: ${name}`,
  /** A trimmed picture shortens its narration by the same frames (ED-50). `words`: 0 if not known. */
  narrationCut: (words: number) => {
    if (words === 0) return 'Part of the narration was cut'
    return words === 1 ? '1 word of the narration was cut' : `${words} words of the narration were cut`
  },
  undo: 'Undo',
  removed: 'Deleted',
  developer: {
    title: 'Developer panel',
    close: 'Close the panel',
    copy: 'Copy tracks JSON',
    copied: 'Copied',
    notCopied: 'This browser did not let the tracks be copied',
    none: 'none',
    rows: {
      syncStatus: 'Sync status',
      queued: 'Queue',
      inFlight: 'In flight',
      frame: 'Frame',
      zoom: 'Zoom',
      total: 'Total frames',
      selected: 'Selected',
    },
  },
} as const
