import { Mic } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { soundTexts } from '../../../../texts/editor/sound.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Popover } from '../../../../ui/overlays/popover.tsx'
import { useEditor } from '../../session/editor-context.tsx'
import { useVoiceOver, type VoiceOverPhase } from './use-voice-over.ts'

const texts = soundTexts.voiceOver

/** Button of the timeline's bar that records a voice-over at the playhead. */
export function VoiceOverRecorder() {
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const [isOpen, setOpen] = useState(false)
  const { phase, level, record, stop, cancel } = useVoiceOver(() => setOpen(false))
  if (isReadOnly) return null
  const open = (next: boolean): void => {
    // Only its own buttons end a recording.
    if (phase.type === 'recording' || phase.type === 'saving') return
    if (!next) cancel()
    setOpen(next)
  }
  const isListening = phase.type === 'counting' || phase.type === 'recording'
  return (
    <Popover
      trigger={<IconButton size="sm" label={texts.open} icon={<Mic />} />}
      title={texts.open}
      align="start"
      className="grid w-72 gap-3"
      open={isOpen}
      onOpenChange={open}
    >
      <p
        className={`text-13 ${phase.type === 'failed' ? 'text-danger' : 'text-text-2'}`}
        role={phase.type === 'failed' ? 'alert' : undefined}
      >
        {sentenceOf(phase)}
      </p>
      {isListening && <LevelMeter level={level} />}
      <div className="flex justify-end gap-2">
        {isListening && (
          <Button size="sm" variant="ghost" onClick={cancel}>
            {texts.discard}
          </Button>
        )}
        {phase.type === 'recording' || phase.type === 'saving' ? (
          <Button size="sm" variant="primary" busy={phase.type === 'saving'} onClick={stop}>
            {texts.stop}
          </Button>
        ) : (
          <Button size="sm" variant="primary" busy={phase.type === 'asking' || phase.type === 'counting'} onClick={record}>
            {texts.record}
          </Button>
        )}
      </div>
    </Popover>
  )
}

function sentenceOf(phase: VoiceOverPhase): string {
  if (phase.type === 'failed') return phase.text
  if (phase.type === 'counting') return texts.counting(phase.seconds)
  return { idle: texts.hint, asking: texts.asking, recording: texts.recording, saving: texts.saving }[phase.type]
}

/** Level of the microphone, drawn every frame without re-rendering. */
function LevelMeter({ level }: { level: () => number }) {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let frame = 0
    const draw = (): void => {
      if (bar.current) bar.current.style.width = `${Math.round(100 * level())}%`
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  })
  return (
    <span role="img" aria-label={texts.level} className="block h-2 overflow-hidden rounded-full bg-well">
      <span ref={bar} className="block h-full bg-accent" />
    </span>
  )
}
