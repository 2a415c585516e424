import { TRIM_SECONDS } from '@fablecut/domain/story/inputs/music-video'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../../api/client.ts'
import { messageOf } from '../../../../api/error.ts'
import { useSignInGate } from '../../../../session/sign-in-gate.tsx'
import { musicTexts } from '../../../../texts/music/music.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { playSound, stopSound, usePlayingSound, useSoundSeconds } from '../../../../ui/hooks/sound-player.ts'
import type { Song } from '../song.ts'
import { isWholeSong, preciseTime, wholeRange, type TrimRange } from './trim-range.ts'
import { TrimStrip } from './trim-strip.tsx'
import { useDecodedAudio } from '../use-decoded-audio.ts'

const texts = musicTexts.trim
/** Key of the range in the page's single player. */
const PART = 'trim'

/** A song that is being trimmed. `range`: the previously selected range. `mustTrim`: the whole song is not allowed. */
export type Trimming = { readonly whole: Song; readonly range?: TrimRange | undefined; readonly mustTrim: boolean }

type TrimDialogProps = {
  trimming: Trimming | null
  onClose: () => void
  /** The trimmed part, or the whole song. */
  onDone: (song: Song) => void
}

/** Selects the part of a song that is used: 10 to 300 s, displayed, played and cut on the server. */
export function TrimDialog({ trimming, onClose, onDone }: TrimDialogProps) {
  return (
    <Dialog
      open={trimming !== null}
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={trimming?.whole.name}
      width="md"
      phone="sheet"
    >
      {trimming && <TrimBody trimming={trimming} onClose={onClose} onDone={onDone} />}
    </Dialog>
  )
}

function TrimBody({ trimming: { whole, range: before, mustTrim }, onClose, onDone }: TrimDialogProps & { trimming: Trimming }) {
  const duration = whole.durationSeconds
  const sound = useDecodedAudio(whole.url)
  const [range, setRange] = useState<TrimRange>(before ?? wholeRange(duration))
  const { isBusy, error, setError, trim } = useTrim(whole, onDone)
  const playhead = useSoundSeconds(PART)
  const isPlaying = usePlayingSound() === PART
  useEffect(() => () => stopSound(PART), [])

  const change = (next: TrimRange) => {
    stopSound(PART)
    setError(null)
    setRange(next)
  }
  const play = () =>
    isPlaying
      ? stopSound(PART)
      : playSound(PART, whole.url, { from: range.start, until: range.end, onFailure: () => setError(texts.unplayable) })
  return (
    <div className="grid gap-4">
      {mustTrim && <p className="text-13 text-text-2">{texts.required(TRIM_SECONDS.max)}</p>}
      <TrimStrip peaks={sound?.peaks ?? null} duration={duration} range={range} playhead={playhead} onChange={change} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button icon={isPlaying ? <Pause /> : <Play />} onClick={play}>
          {isPlaying ? texts.pause : texts.play}
        </Button>
        <dl className="flex gap-6 text-13 tabular-nums">
          {(
            [
              [texts.start, range.start],
              [texts.end, range.end],
              [texts.length, range.end - range.start],
            ] as const
          ).map(([name, seconds]) => (
            <div key={name}>
              <dt className="text-12 text-text-3">{name}</dt>
              <dd className="font-medium">{preciseTime(seconds)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p role={error ? 'alert' : undefined} className={error ? 'text-12 text-danger' : 'text-12 text-text-3'}>
        {error ?? (
          <>
            {texts.limits(TRIM_SECONDS.min, TRIM_SECONDS.max)} <span className="touch:hidden">{texts.how.pointer}</span>
            <span className="hidden touch:inline">{texts.how.touch}</span>
          </>
        )}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={mustTrim ? onClose : () => onDone(whole)}>
          {mustTrim ? texts.cancel : texts.keepWhole}
        </Button>
        <Button
          variant="primary"
          busy={isBusy}
          busyLabel={texts.busy}
          onClick={() => (isWholeSong(range, duration) ? onDone(whole) : trim(range))}
        >
          {texts.use}
        </Button>
      </div>
    </div>
  )
}

/** Cuts on the server, once signed in; results after closing the dialog are dropped. */
function useTrim(whole: Song, onDone: TrimDialogProps['onDone']) {
  const gate = useSignInGate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const cut = async (range: TrimRange) => {
    const { signal } = (running.current = new AbortController())
    setBusy(true)
    setError(null)
    try {
      const part = await api.music.trim({ music_url: whole.url, start_seconds: range.start, end_seconds: range.end }, { signal })
      const cut = { url: whole.url, durationSeconds: whole.durationSeconds, ...range }
      onDone({ url: part.url, name: whole.name, durationSeconds: part.duration, cut })
    } catch (failure) {
      if (signal.aborted) return
      setError(messageOf(failure))
      setBusy(false)
    }
  }
  return { isBusy, error, setError, trim: (range: TrimRange) => void gate.run(() => cut(range)) }
}
