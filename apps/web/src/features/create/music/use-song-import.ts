import { TRIM_SECONDS } from '@fablecut/domain/story/inputs/music-video'
import { useState } from 'react'
import { track } from '../../../analytics/track.ts'
import { codeOf, messageOf } from '../../../api/error.ts'
import { uploadSong } from '../../../api/upload-song.ts'
import { useSignInGate } from '../../../session/sign-in-gate.tsx'
import { musicTexts } from '../../../texts/music/music.ts'
import { audioFileError } from './audio-file.ts'
import { decodeAudio } from './decode-audio.ts'
import type { Song } from './song.ts'
import type { Trimming } from './trim/trim-dialog.tsx'
import { canTrim, isTooLong, isTooShort } from './trim/trim-range.ts'
import { useDecodedAudioCache } from './use-decoded-audio.ts'

type SongOrigin = 'upload' | 'link'
/** Error codes of the file itself; other failures of an upload are only logged. */
const REFUSALS = new Set(['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'OUT_OF_SPACE'])

type SongImportOptions = {
  /** Whether a song of more than 300 s may stay whole. */
  keepsLongSongs: boolean
  onSong: (song: Song, from: SongOrigin) => void
}

export type SongImport = ReturnType<typeof useSongImport>

/** Imports the user's own song by file or link, then trims it. `SongSteps` shows its dialogs. */
export function useSongImport({ keepsLongSongs, onSong }: SongImportOptions) {
  const { isBusy, error, setError, upload } = useUpload()
  const [isLinkOpen, setLinkOpen] = useState(false)
  const [trimming, setTrimming] = useState<(Trimming & { from: SongOrigin }) | null>(null)

  const arrive = (song: Song, from: SongOrigin) => {
    const isLong = isTooLong(song.durationSeconds)
    const mustTrim = isLong && !keepsLongSongs
    if (!mustTrim) onSong(song, from)
    if (isLong || (from === 'link' && canTrim(song.durationSeconds))) setTrimming({ whole: song, mustTrim, from })
  }

  return {
    isBusy,
    error,
    clearError: () => setError(null),
    takeFile: (file: File | undefined) => file && upload(file, (song) => arrive(song, 'upload')),
    link: {
      isOpen: isLinkOpen,
      setOpen: (open: boolean) => {
        setError(null)
        setLinkOpen(open)
      },
      onGrabbed: (song: Song) => arrive(song, 'link'),
    },
    trim: {
      now: trimming,
      canOpen: (song: Song) => Boolean(song.cut) || canTrim(song.durationSeconds),
      open: (song: Song, from: SongOrigin) => {
        const { cut, ...part } = song
        const whole = cut ? { ...part, url: cut.url, durationSeconds: cut.durationSeconds } : song
        const range = cut ? { start: cut.start, end: cut.end } : undefined
        setTrimming({ whole, range, from, mustTrim: !keepsLongSongs && isTooLong(whole.durationSeconds) })
      },
      close: () => setTrimming(null),
      finish: (song: Song) => {
        if (!trimming) return
        setTrimming(null)
        onSong(song, trimming.from)
      },
    },
  }
}

/** The user's own song: checked, decoded and uploaded. */
function useUpload() {
  const gate = useSignInGate()
  const sounds = useDecodedAudioCache()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const send = async (file: File): Promise<Song | null> => {
    const sound = await decodeAudio(file)
    if (isTooShort(sound.durationSeconds)) return null
    const { url, duration } = await uploadSong(file, musicTexts.upload.failed)
    if (isTooShort(duration)) return null
    sounds.keep(url, sound)
    track('story_music_uploaded', { duration: sound.durationSeconds })
    return { url, name: file.name, durationSeconds: sound.durationSeconds }
  }
  const upload = (file: File, onUploaded: (song: Song) => void) => {
    if (isBusy) return
    const error = audioFileError(file)
    setError(error)
    if (error !== null) return
    void gate.run(async () => {
      setBusy(true)
      try {
        const song = await send(file)
        if (song) onUploaded(song)
        else setError(musicTexts.upload.tooShort(TRIM_SECONDS.min))
      } catch (failure) {
        console.warn('The song could not be uploaded', failure)
        if (REFUSALS.has(codeOf(failure) ?? '')) setError(messageOf(failure))
      } finally {
        setBusy(false)
      }
    })
  }
  return { isBusy, error, setError, upload }
}
