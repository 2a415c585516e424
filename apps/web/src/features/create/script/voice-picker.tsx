import { Check, ChevronDown, Mic, Play, Square } from 'lucide-react'
import { useEffect, useId, useState, type ComponentProps } from 'react'
import { createTexts } from '../../../texts/create.ts'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { cx } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useNarrow } from '../../../ui/hooks/use-narrow.ts'
import { playSound, stopSound, usePlayingSound } from '../../../ui/hooks/sound-player.ts'
import { useAutoSpeaker, useVoices } from './use-voices.ts'
import { MoreVoices } from './voice/more-voices.tsx'

type VoicePickerProps = { value: string; error?: string; onChange: (key: string) => void }

/** `Auto` first, then every voice with a sample. */
export function VoicePicker({ value, error, onChange }: VoicePickerProps) {
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useNarrow()
  const labelId = useId()
  useEffect(() => () => stopSound(), [])
  const list = (
    <>
      <VoiceList value={value} onChange={onChange} />
      <MoreVoices />
    </>
  )
  return (
    <div className="min-w-0">
      <p id={labelId} className="pb-2.5 text-13 font-strong">
        {createTexts.voice.label}
      </p>
      {isNarrow ? (
        <>
          <VoiceTrigger
            value={value}
            labelId={labelId}
            isInvalid={error !== undefined}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
          <Dialog open={isOpen} onOpenChange={setOpen} title={createTexts.voice.label} phone="sheet">
            {list}
          </Dialog>
        </>
      ) : (
        <Popover
          title={createTexts.voice.label}
          align="end"
          className="max-h-(--available-height) w-84 overflow-y-auto p-1.5!"
          trigger={<VoiceTrigger value={value} labelId={labelId} isInvalid={error !== undefined} />}
        >
          {list}
        </Popover>
      )}
      <Speaker value={value} />
      {error && (
        <p role="alert" className="pt-1.5 text-12 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** Who speaks with the selected voice. */
function Speaker({ value }: { value: string }) {
  const selected = useVoices().find((voice) => voice.key === value)
  const autoSpeaker = useAutoSpeaker()
  const speaker = selected === undefined ? autoSpeaker : selected.speaker
  return speaker === null ? null : <p className="pt-1.5 text-12 text-text-3">{speaker}</p>
}

type VoiceTriggerProps = ComponentProps<'button'> & { value: string; labelId: string; isInvalid: boolean }

function VoiceTrigger({ value, labelId, isInvalid, ...rest }: VoiceTriggerProps) {
  const id = useId()
  const chosen = useVoices().find((voice) => voice.key === value)
  return (
    <button
      {...rest}
      type="button"
      aria-labelledby={`${labelId} ${id}`}
      aria-invalid={isInvalid || undefined}
      className={cx(buttonClass({ variant: 'raised' }), 'w-full justify-start font-medium')}
    >
      <Mic aria-hidden />
      <span id={id} className="flex min-w-0 items-baseline gap-2">
        {chosen?.name ?? createTexts.voice.auto}
        <span className="truncate text-12 font-regular text-text-3">{chosen?.description ?? createTexts.voice.autoHint}</span>
      </span>
      <ChevronDown aria-hidden className="ms-auto shrink-0" />
    </button>
  )
}

function VoiceList({ value, onChange }: Pick<VoicePickerProps, 'value' | 'onChange'>) {
  const group = useId()
  const voices = useVoices()
  const playing = usePlayingSound()
  return (
    <div role="radiogroup" aria-label={createTexts.voice.label}>
      <VoiceRow
        group={group}
        name={createTexts.voice.auto}
        note={createTexts.voice.autoHint}
        checked={value === 'auto'}
        onSelect={() => onChange('auto')}
      />
      {voices.map((voice) => (
        <VoiceRow
          key={voice.key}
          group={group}
          name={voice.name}
          note={`${voice.gender}, ${voice.hasSample || voice.speaker === null ? voice.description : voice.speaker}`}
          checked={value === voice.key}
          onSelect={() => onChange(voice.key)}
          isPlaying={playing === voice.key}
          onListen={voice.hasSample ? () => (playing === voice.key ? stopSound() : listenTo(voice.key)) : undefined}
        />
      ))}
    </div>
  )
}

const listenTo = (key: string) => playSound(key, `/voices/${key}.opus`, { onFailure: () => toast.error(createTexts.voice.unavailable) })

type VoiceRowProps = {
  group: string
  name: string
  note: string
  checked: boolean
  onSelect: () => void
  isPlaying?: boolean
  onListen?: () => void
}

function VoiceRow({ group, name, note, checked, onSelect, isPlaying = false, onListen }: VoiceRowProps) {
  return (
    <div className="flex items-center gap-1 rounded-sm pe-1 hover:bg-hover has-checked:bg-hover">
      <label className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1 has-focus-visible:shadow-(--focus)">
        <input
          type="radio"
          name={group}
          checked={checked}
          onChange={onSelect}
          aria-label={name}
          aria-description={note}
          className="sr-only"
        />
        <span className="min-w-0 grow">
          <span className="block text-13 font-medium">{name}</span>
          <span className="block truncate text-12 text-text-3">{note}</span>
        </span>
        {checked && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
      </label>
      {onListen && (
        <IconButton
          label={isPlaying ? createTexts.voice.stop(name) : createTexts.voice.listen(name)}
          icon={isPlaying ? <Square /> : <Play />}
          onClick={onListen}
        />
      )}
    </div>
  )
}
