import { useEffect, useRef, useState } from 'react'
import { soundTexts } from '../../../../texts/editor/sound.ts'
import { uploadToStory } from '../../media/upload/upload-to-story.ts'
import { useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { newItemId } from '../../session/new-ids.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { useTimelineTools } from '../timeline-context.tsx'
import { announce } from '../timeline-view.ts'
import { placementOf } from './place-recording.ts'
import { microphoneFailure, openMicrophone, type Recording } from './record-microphone.ts'

const texts = soundTexts.voiceOver
/** Seconds that are counted before a recording. */
const COUNT_SECONDS = 3

/** `counting`: seconds until it starts. */
export type VoiceOverPhase =
  | { readonly type: 'idle' | 'asking' | 'recording' | 'saving' }
  | { readonly type: 'counting'; readonly seconds: number }
  | { readonly type: 'failed'; readonly text: string }

/** Records a voice-over while the film plays from the playhead, and places it where it was spoken as one undo step. `onPlaced`: called then. */
export function useVoiceOver(onPlaced: () => void) {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const { view } = useTimelineTools()
  const [phase, setPhase] = useState<VoiceOverPhase>({ type: 'idle' })
  const recording = useRef<Recording | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = useRef(false)
  const startFrame = useRef(0)

  const discard = (): void => {
    isOpen.current = false
    clearTimeout(timer.current)
    if (recording.current) playback.pause()
    recording.current?.discard()
    recording.current = null
  }
  const cancel = (): void => {
    discard()
    setPhase({ type: 'idle' })
  }
  const fail = (text: string): void => {
    setPhase({ type: 'failed', text })
    announce(view, text)
  }
  const begin = (): void => {
    startFrame.current = playback.store.getState().frame
    recording.current?.start()
    playback.play()
    setPhase({ type: 'recording' })
    announce(view, texts.recording)
  }
  const count = (seconds: number): void => {
    if (seconds === 0) return begin()
    setPhase({ type: 'counting', seconds })
    announce(view, String(seconds))
    timer.current = setTimeout(() => count(seconds - 1), 1000)
  }
  const record = async (): Promise<void> => {
    isOpen.current = true
    setPhase({ type: 'asking' })
    try {
      const opened = await openMicrophone()
      if (!isOpen.current) return opened.discard()
      recording.current = opened
      playback.pause()
      count(COUNT_SECONDS)
    } catch (error) {
      fail(texts.failures[microphoneFailure(error)])
    }
  }
  const stop = async (): Promise<void> => {
    const finished = recording.current
    if (!finished) return
    playback.pause()
    recording.current = null
    setPhase({ type: 'saving' })
    try {
      const asset = await uploadToStory(session, await finished.stop(), { subtype: 'voiceover' })
      const newId = newItemId()
      const edit = placementOf(session.store.getState().document.timeline, { asset, startFrame: startFrame.current, newId })
      setPhase({ type: 'idle' })
      if (reportRefusal(session.apply(edit))) return
      session.select([newId])
      announce(view, texts.placed)
      onPlaced()
    } catch (error) {
      fail(error instanceof Error && error.message !== '' ? error.message : texts.failures.failed)
    }
  }
  const latest = useRef(discard)
  useEffect(() => {
    latest.current = discard
  })
  useEffect(() => () => latest.current(), [])
  return { phase, level: () => recording.current?.level() ?? 0, record: () => void record(), stop: () => void stop(), cancel }
}
